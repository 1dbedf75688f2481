/** Where links of a page in a further language lead. */

import { inLanguage } from '../language/addresses'
import type { Direction } from '../language/direction'
import { useTranslation } from './site-data'

/** Where a link leads, and what it says of a page that is not in the language of its own. */
export interface LinkAddress {
  to: string
  /** The language of that page, as a BCP 47 tag. */
  language?: string
  /** The direction in which that is written, where it is not that of this page. */
  dir?: Direction | undefined
  /** Words after those of the link, such as `(in English)`. */
  note?: string
}

/** Returns whether the page at an address is written in the language of this one. */
export function useIsTranslated(): (path: string) => boolean {
  const translation = useTranslation()
  return (path) => !translation || Object.hasOwn(translation.addresses, path)
}

/**
 * Returns where a link leads: to the page in the language of this one, or else to its original, which it says.
 * @param to address of the original from the site's root, an anchor, or an address elsewhere
 */
export function useAddress(to: string): LinkAddress {
  const translation = useTranslation()
  if (!translation || !to.startsWith('/')) return { to }
  const { folder, addresses, original, originalDirection: dir, note } = translation
  const address = inLanguage(to, addresses)
  const isPage = !/\.\w+$/.test(to)
  const isOwn = address !== to || `${to}/`.startsWith(`${folder}/`)
  return isOwn || !isPage ? { to: address } : { to, language: original, dir, note }
}
