import { navigate, prefetchPathname, withPrefix } from 'gatsby'
import type { ComponentProps } from 'react'
import { useContext } from 'react'
import { CurrentPath } from '../../site/current-path'
import { isPlainPress } from '../../site/plain-press'
import { useLink } from './use-link'

interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address from the site's root: `/services`. */
  to: string
  /** As in use-link.tsx. */
  name?: string | undefined
}

/** A link in a menu, which prefetches on pointer or focus: Gatsby's `Link` would prefetch all, even of closed menus. */
export function MenuLink({ to: target, name, children, ...rest }: MenuLinkProps) {
  const { to, hrefLang, words } = useLink(target, { name, children })
  const isCurrent = useContext(CurrentPath) === withPrefix(to)
  const prefetch = () => prefetchPathname(to)
  return (
    <a
      href={withPrefix(to)}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        navigate(to)
      }}
      hrefLang={hrefLang}
      {...rest}
    >
      {words}
    </a>
  )
}
