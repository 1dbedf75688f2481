/** Writes texts of the interface, the words that go with a number, and numbers. */
import type { Message, ValuesOf } from '../content-model/collections/interface-words/arguments'
import { argument, option, plural } from '../content-model/collections/interface-words/messages'
import type { Formats } from './formats'

/** What of a language's formats says how a number is written, and which words go with it. */
type NumberFormats = Pick<Formats, 'language' | 'thousands' | 'dividedFrom'>

/**
 * Returns a text with values in the place of its arguments, and the words that go with its numbers. Texts are checked
 * before they are published, by the same patterns.
 * @param values by the name in braces
 */
export function writeWords<Mark extends string>(
  text: Message<Mark>,
  values: ValuesOf<Mark>,
  formats: NumberFormats,
): string
export function writeWords(
  text: string,
  values: Readonly<Record<string, string | number>>,
  formats: NumberFormats,
): string {
  const chosen = text.replace(plural, (_plural, name: string, options: string) => {
    const words = new Map([...options.matchAll(option)].map(([, key, text]) => [key, text]))
    const value = Number(values[name])
    const category = new Intl.PluralRules(formats.language).select(value)
    const found = words.get(`=${value}`) ?? words.get(category) ?? words.get('other') ?? ''
    return found.replaceAll('#', `{${name}}`)
  })
  // Values come last: braces in what a visitor has typed are no arguments.
  return chosen.replace(argument, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'number' ? writeNumber(value, formats) : value
  })
}

/** Returns a whole number in words: `12345` becomes `12,345`. */
export function writeNumber(
  value: number,
  { thousands, dividedFrom }: Pick<Formats, 'thousands' | 'dividedFrom'>,
): string {
  const digits = String(value)
  return digits.length < dividedFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousands)
}
