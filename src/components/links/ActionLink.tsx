import { Link, withPrefix } from 'gatsby'
import { isPagePath } from '../../site/use-address'
import { type LinkProps, useLink } from './use-link'

/** A link that navigates client-side to pages of the site. */
export function ActionLink(props: LinkProps) {
  const { to, words, ...rest } = useLink(props)
  if (isPagePath(to))
    return (
      <Link to={to} {...rest}>
        {words}
      </Link>
    )
  return (
    <a href={to.startsWith('/') ? withPrefix(to) : to} {...rest}>
      {words}
    </a>
  )
}
