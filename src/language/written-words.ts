/** Writes texts of the interface, the words that go with a number, and numbers. */
import type { Message, ValuesOf } from '../content-model/collections/interface-words/arguments'
import { argument, option, plural } from '../content-model/collections/interface-words/messages'

/**
 * Returns a text with values in the place of its arguments, and the words that go with its numbers. Texts are checked
 * before they are published, by the same patterns.
 * @param values by the name in braces
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
  // Values come last: braces in what a visitor has typed are no arguments.
  return chosen.replace(argument, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'number' ? writeNumber(value, language) : value
  })
}

/** Returns a number in words: `12345` becomes `12,345`. */
function writeNumber(value: number, language: string): string {
  return new Intl.NumberFormat([language, 'en-GB'], { numberingSystem: 'latn' }).format(value)
}
