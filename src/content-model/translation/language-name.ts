/**
 * Returns the name of a language in another language: `Indonesian` in English, `Inggris` in Indonesian.
 * @param tag BCP 47 tag of the language. Country and script are ignored: English for `en-GB`
 * @param inLanguage BCP 47 tag of the other language
 */
export function languageName(tag: string, inLanguage: string): string {
  const [language = tag] = tag.split('-')
  return new Intl.DisplayNames([inLanguage, 'en'], { type: 'language' }).of(language) ?? language
}
