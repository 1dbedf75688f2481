/** Formats interface texts with arguments, plural forms and numbers. */
import type { Message, ValuesOf } from '../content-model/collections/interface-words/arguments'
import { argument, option, plural } from '../content-model/collections/interface-words/messages'

/**
 * Inserts values and plural forms into a text. The check validates texts with the same patterns.
 * @param values values by the name in braces
 * @param language BCP 47 tag
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
  // Insert values last, because braces in typed text are not arguments.
  return chosen.replace(argument, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'number' ? writeNumber(value, language) : value
  })
}

/** Formats a number: `12345` becomes `12,345`. */
function writeNumber(value: number, language: string): string {
  return new Intl.NumberFormat([language, 'en-GB'], { numberingSystem: 'latn' }).format(value)
}
