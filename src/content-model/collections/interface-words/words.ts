import { words } from '../fields/text'
import type { CountMark, TextMark } from './arguments'
import { type MessageParts, readMessage } from './messages'

/**
 * Returns the schema of a text with the placeholders of its example, such as `{query}`, which the page replaces by
 * names. A text that lacks one of them, or has another, is refused.
 */
export const wordsWith = <Example extends string>(description: string, example: Example) => {
  const placeholders = [...example.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return words(description, example)
    .regex(textWith(placeholders))
    .meta({ placeholders })
    .brand<TextMark<NameIn<Example>>>()
}

type NameIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never

/**
 * Returns the schema of a text with numbers, such as `{count}`, and other placeholders. The words beside a number may
 * depend on it, as ICU messages say it: `{count, plural, one {# result} other {# results}}`.
 */
export const wordsWithCounts = <Count extends string, Name extends string = never>(
  counts: readonly Count[],
  description: string,
  example: string,
  others: readonly Name[] = [],
) => {
  const placeholders = [...counts, ...others]
  return words(description, example)
    .refine((text) => hasExactlyArguments(readMessage(text, counts), placeholders))
    .meta({ placeholders, counts })
    .brand<CountMark<Count> | TextMark<Name>>()
}

function hasExactlyArguments(
  message: MessageParts | undefined,
  placeholders: readonly string[],
): boolean {
  return (
    message?.names.size === placeholders.length &&
    placeholders.every((name) => message.names.has(name))
  )
}

/** One expression for all placeholders, so that a misspelt one is reported once. */
function textWith(placeholders: readonly string[]): RegExp {
  const each = placeholders.map((name) => `(?=.*\\{${name}\\})`)
  return new RegExp(`^${each.join('')}([^{]|\\{(${placeholders.join('|')})\\})*$`)
}
