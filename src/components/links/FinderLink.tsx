import { finder } from '../../content-model/addresses/page-names'
import { useNavigation } from '../../site/navigation'
import { useOverviews } from '../../site/site-data'
import { TextLink } from './TextLink'

/** Returns the words and the address of the link to the finder, or undefined for a company that has none. */
export function useFinderLink(): { to: string; text: string } | undefined {
  const text = useNavigation().words.search.whichService
  const isThere = useOverviews().some(({ path }) => path === finder.address)
  return isThere ? { to: finder.address, text } : undefined
}

/** The link to the finder, which asks up to four questions and ends at services; nothing where there is none. */
export function FinderLink() {
  const link = useFinderLink()
  return link ? <TextLink to={link.to}>{link.text}</TextLink> : null
}
