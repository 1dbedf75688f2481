/**
 * Writes texts of the interface whose words depend on a value. It stands apart from written-words.ts, so that only
 * pages with such a text carry it.
 */
import type {
  ChoiceMark,
  Message,
  TextMark,
  ValuesOf,
} from '../content-model/collections/interface-words/arguments'
import { wordsByOption } from './written-words'

/** A choice of an ICU message, such as `{kind, select, case {a case} other {a page}}`: its name, its options. */
const choice = /\{\s*(\w+)\s*,\s*select\s*,((?:\s*\w+\s*\{(?:[^{}]|\{\s*\w+\s*\})*\})+)\s*\}/g

/**
 * Returns a text with the words for the value of its choice, and values in the place of its other arguments.
 * @param values by the name in braces
 */
export function writeChoice<Mark extends string>(
  text: Message<Mark>,
  values: ValuesOf<Mark, TextMark | ChoiceMark>,
): string
export function writeChoice(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const chosen = text.replace(choice, (_choice, name: string, options: string) => {
    const words = wordsByOption(options)
    return words.get(String(values[name])) ?? words.get('other') ?? ''
  })
  // Values come last: braces in what a visitor has typed are no arguments.
  return chosen.replace(/\{\s*(\w+)\s*\}/g, (argument, name) => String(values[name] ?? argument))
}
