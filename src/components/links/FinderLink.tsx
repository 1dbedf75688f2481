import { finder } from '../../content-model/addresses/page-names'
import { useSiteData } from '../../site/site-data'
import { TextLink } from './TextLink'

/** Returns the address and the name of the finder, or undefined for a company that has none. */
export function useFinderLink(): { to: string; text: string } | undefined {
  const page = useSiteData().overviews.find(({ path }) => path === finder.address)
  return page && { to: page.path, text: page.title }
}

/** The link to the finder, which asks up to four questions and ends at services; nothing where there is none. */
export function FinderLink() {
  const link = useFinderLink()
  return link ? <TextLink to={link.to}>{link.text}</TextLink> : null
}
