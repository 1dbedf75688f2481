import { finder } from '../../content-model/addresses/page-names'
import { useSiteData } from '../../site/site-data'
import { TextLink } from './TextLink'

/** Returns the finder's address and name, or undefined without a finder. */
export function useFinderLink(): { to: string; text: string } | undefined {
  const page = useSiteData().overviews.find(({ path }) => path === finder.address)
  return page && { to: page.path, text: page.title }
}

/** Link to the finder, which recommends services after up to four questions. */
export function FinderLink() {
  const link = useFinderLink()
  return link ? <TextLink to={link.to}>{link.text}</TextLink> : null
}
