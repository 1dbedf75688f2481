import { navigate, prefetchPathname, withPrefix } from 'gatsby'
import { useContext } from 'react'
import { CurrentPath } from '../../site/current-path'
import { isUnmodifiedClick } from '../../site/unmodified-click'
import { type LinkProps, useLink } from './use-link'

/**
 * A link that prefetches only on hover or focus. Gatsby's `Link` would prefetch
 * even in closed menus.
 */
export function MenuLink(props: LinkProps) {
  const { to, words, ...rest } = useLink(props)
  const isCurrent = useContext(CurrentPath) === withPrefix(to)
  const prefetch = () => prefetchPathname(to)
  return (
    <a
      href={withPrefix(to)}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return
        event.preventDefault()
        navigate(to)
      }}
      {...rest}
    >
      {words}
    </a>
  )
}
