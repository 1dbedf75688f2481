import { navigate, prefetchPathname, withPrefix } from 'gatsby'
import type { ComponentProps, MouseEvent } from 'react'
import { useContext } from 'react'
import { CurrentPath } from './navigation'

interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address from the site's root: `/services`. */
  to: string
}

/**
 * A link in a menu. Menus hold a hundred links, and Gatsby's own fetches the data of every link that
 * has a place on the screen, a closed menu included; this one waits for pointer or focus.
 */
export function MenuLink({ to, onClick, ...rest }: MenuLinkProps) {
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
      {...rest}
    />
  )
}

/** Whether a press asks for this page to change, rather than for a new tab, a window or a download. */
export function isPlainPress(event: MouseEvent | globalThis.MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}
