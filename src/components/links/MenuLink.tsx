import { navigate, prefetchPathname, withPrefix } from 'gatsby'
import type { ComponentProps } from 'react'
import { useContext } from 'react'
import { CurrentPath } from '../../site/current-path'
import { isPlainPress } from '../../site/plain-press'
import { useAddress } from '../../site/use-address'
import { LanguageNote } from './LanguageNote'

interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address from the site's root: `/services`. */
  to: string
  /** The name of the page, in its language: the words of a link without others. */
  name?: string | undefined
}

/**
 * A link in a menu, which prefetches on pointer or focus only. Menus have a hundred links, and Gatsby's own
 * `Link` prefetches every one with a place on the screen, even in a closed menu.
 */
export function MenuLink({ to: target, name, onClick, children = name, ...rest }: MenuLinkProps) {
  const { to, language, dir, note } = useAddress(target)
  const isCurrent = useContext(CurrentPath) === withPrefix(to)
  const prefetch = () => prefetchPathname(to)
  return (
    <a
      href={withPrefix(to)}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainPress(event)) return
        event.preventDefault()
        navigate(to)
      }}
      {...(language && { hrefLang: language })}
      {...rest}
    >
      {note ? (
        <LanguageNote note={note} {...(name && { language, dir })}>
          {children}
        </LanguageNote>
      ) : (
        children
      )}
    </a>
  )
}
