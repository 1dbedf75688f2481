/**
 * Returns the name of a language in another language, without country and
 * script: `Inggris` for `en-GB` in `id`.
 */
export function languageName(tag: string, inLanguage: string): string {
  const [language = tag] = tag.split('-')
  return new Intl.DisplayNames([inLanguage, 'en'], { type: 'language' }).of(language) ?? language
}
