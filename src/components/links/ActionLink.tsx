import { Link, withPrefix } from 'gatsby'
import type { ComponentProps, ReactNode } from 'react'

interface ActionLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** `/page`, `#section`, `https://…` or `mailto:…`. */
  to: string
  children: ReactNode
}

/** A link that navigates client-side to pages of the site, and is an ordinary link otherwise. */
export function ActionLink({ to, children, ...rest }: ActionLinkProps) {
  const isPage = to.startsWith('/') && !/\.\w+$/.test(to)
  if (isPage)
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={to.startsWith('/') ? withPrefix(to) : to} {...rest}>
      {children}
    </a>
  )
}
