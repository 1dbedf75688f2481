import { Link, withPrefix } from 'gatsby'
import type { ComponentProps, ReactNode } from 'react'
import { useAddress } from '../../site/use-address'
import { LanguageNote } from './LanguageNote'

interface ActionLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** `/page`, `#section`, `https://…` or `mailto:…`. */
  to: string
  /** The name of the page, in its language: the words of a link without others. */
  name?: string | undefined
  /** What stands behind the words and behind what they say of the page's language. */
  after?: ReactNode
}

/** A link that navigates client-side to pages of the site, and is an ordinary link otherwise. */
export function ActionLink({ to: target, name, children = name, after, ...rest }: ActionLinkProps) {
  const { to, language, dir, note } = useAddress(target)
  const isPage = to.startsWith('/') && !/\.\w+$/.test(to)
  // The words stay the only child where nothing is added: React writes them anew after a translator has been there.
  const content =
    note || after ? (
      <LanguageNote note={note} after={after} {...(name && { language, dir })}>
        {children}
      </LanguageNote>
    ) : (
      children
    )
  if (isPage)
    return (
      <Link to={to} {...(language && { hrefLang: language })} {...rest}>
        {content}
      </Link>
    )
  return (
    <a href={to.startsWith('/') ? withPrefix(to) : to} {...rest}>
      {content}
    </a>
  )
}
