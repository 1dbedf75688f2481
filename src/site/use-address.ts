/** Resolves links on translated pages. */

import { inLanguage } from '../language/addresses'
import { useTranslation } from './site-data'

/** Returns a function that checks whether a page exists in the current language. */
export function useIsTranslated(): (path: string) => boolean {
  const translation = useTranslation()
  return (path) => !translation || Object.hasOwn(translation.addresses, path)
}

/**
 * Returns a function that gives the language and direction of a text if it has no translation into the current language.
 * @param translation `translation` of the text's entry
 */
export function useLanguageOfEntry() {
  const page = useTranslation()
  return (translation: string) =>
    page && translation === '' ? { lang: page.original, dir: page.originalDirection } : {}
}

/**
 * Resolves a link to the page in the current language. If that is missing, returns the original's path with its
 * language (a BCP 47 tag), its direction if different, and a note such as `(in English)`.
 * @param to path of the original, an anchor, or an external address
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
