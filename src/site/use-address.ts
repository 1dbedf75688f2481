/** Where links of a page in a further language lead. */

import { inLanguage } from '../language/addresses'
import { useTranslation } from './site-data'

/** Returns whether the page at an address is written in the language of this one. */
export function useIsTranslated(): (path: string) => boolean {
  const translation = useTranslation()
  return (path) => !translation || Object.hasOwn(translation.addresses, path)
}

/**
 * Returns where a link leads: to the page in the language of this one, or else to its original, with the language of
 * that (a BCP 47 tag), its direction if it is another, and what the link says of it, such as `(in English)`.
 * @param to address of the original from the site's root, an anchor, or an address elsewhere
 */
export function useAddress(to: string) {
  const translation = useTranslation()
  if (!translation || !to.startsWith('/')) return { to }
  const { folder, addresses, original, originalDirection: dir, note } = translation
  const address = inLanguage(to, addresses)
  const isPage = !/\.\w+$/.test(to)
  const isOwn = address !== to || `${to}/`.startsWith(`${folder}/`)
  return isOwn || !isPage ? { to: address } : { to, language: original, dir, note }
}
