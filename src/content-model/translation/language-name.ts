/**
 * Returns what one language calls another: `Indonesian` in English, `Inggris` in Indonesian.
 * @param tag BCP 47 tag of the language that is named; its country and script are not: English for `en-GB`
 * @param inLanguage BCP 47 tag of the language in which it is named
 */
export function languageName(tag: string, inLanguage: string): string {
  const [language = tag] = tag.split('-')
  return new Intl.DisplayNames([inLanguage, 'en'], { type: 'language' }).of(language) ?? language
}
