import type { Message, ValuesOf } from '../content-model/collections/interface-words/arguments'
import { argument, option, plural } from '../content-model/collections/interface-words/messages'

/**
 * Inserts values and plural forms. The check uses the same patterns.
 * @param values by the name in braces
 */
export function writeWords<Mark extends string>(
  text: Message<Mark>,
  values: ValuesOf<Mark>,
  language: string,
): string
export function writeWords(
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: string,
): string {
  const chosen = text.replace(plural, (_plural, name: string, options: string) => {
    const words = new Map([...options.matchAll(option)].map(([, key, text]) => [key, text]))
    const value = Number(values[name])
    const category = new Intl.PluralRules([language, 'en-GB']).select(value)
    const found = words.get(`=${value}`) ?? words.get(category) ?? words.get('other') ?? ''
    return found.replaceAll('#', `{${name}}`)
  })
  // Insert values last: braces in typed text are not arguments.
  return chosen.replace(argument, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'number' ? writeNumber(value, language) : value
  })
}

/** Formats `12345` as `12,345`. */
function writeNumber(value: number, language: string): string {
  return new Intl.NumberFormat([language, 'en-GB'], { numberingSystem: 'latn' }).format(value)
}
