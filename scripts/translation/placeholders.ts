import { option, plural } from '../../src/content-model/collections/interface-words/messages'
import { placeholderMark } from '../../src/content-model/rules/text/placeholders'

/** Returns a placeholder with the original and the language's plural forms. */
export function fieldPlaceholder(words: string, language: string): string {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const translated = words.replace(plural, (_plural, name: string, options: string) => {
    const given = new Map([...options.matchAll(option)].map(([, key = '', text]) => [key, text]))
    const keys = [...[...given.keys()].filter((key) => key.startsWith('=')), ...pluralCategories]
    const forms = keys.map((key) => `${key} {${given.get(key) ?? given.get('other')}}`)
    return `{${name}, plural, ${forms.join(' ')}}`
  })
  return `${placeholderMark} ${translated}`
}

/** Returns a placeholder with the original in a comment. */
export function blockPlaceholder(source: string): string {
  return `${placeholderMark} {/* ${source.replaceAll('*/', '* /')} */}`
}
