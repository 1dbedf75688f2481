import { Link, withPrefix } from 'gatsby'
import type { ComponentProps, ReactNode } from 'react'
import { useLink } from './use-link'

interface ActionLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** `/page`, `#section`, `https://…` or `mailto:…`. */
  to: string
  /** As in use-link.tsx. */
  name?: string | undefined
  after?: ReactNode
}

/** A link that navigates client-side to pages of the site, and is an ordinary link otherwise. */
export function ActionLink({ to: target, name, children, after, ...rest }: ActionLinkProps) {
  const { to, hrefLang, words } = useLink(target, { name, children, after })
  const isPage = to.startsWith('/') && !/\.\w+$/.test(to)
  if (isPage)
    return (
      <Link to={to} hrefLang={hrefLang} {...rest}>
        {words}
      </Link>
    )
  return (
    <a href={to.startsWith('/') ? withPrefix(to) : to} {...rest}>
      {words}
    </a>
  )
}
