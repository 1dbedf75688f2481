import { inLanguage } from '../language/addresses'
import { useTranslation } from './site-data'

/** Returns whether a path of the site leads to a page. Paths of files, such as PDFs, have an extension. */
export const isPagePath = (path: string): boolean => path.startsWith('/') && !/\.\w+$/.test(path)

/** Returns a function that checks whether the current language has a page. */
export function useIsTranslated(): (path: string) => boolean {
  const translation = useTranslation()
  return (path) => !translation || Object.hasOwn(translation.addresses, path)
}

/**
 * Returns a function for the language and direction of a text without a translation.
 * @param translation `translation` of the text's entry
 */
export function useLanguageOfEntry() {
  const page = useTranslation()
  return (translation: string) =>
    page && translation === '' ? { lang: page.original, dir: page.originalDirection } : {}
}

/**
 * Resolves a link to the page in the current language. Without a translation, returns the original
 * with its language (BCP 47), its direction if different, and a note such as `(in English)`.
 * @param to path of the original, anchor or external address
 */
export function useAddress(to: string) {
  const translation = useTranslation()
  if (!translation || !to.startsWith('/')) return { to }
  const { folder, addresses, original, originalDirection: dir, note } = translation
  const address = inLanguage(to, addresses)
  const isOwn = address !== to || `${to}/`.startsWith(`${folder}/`)
  return isOwn || !isPagePath(to) ? { to: address } : { to, language: original, dir, note }
}
