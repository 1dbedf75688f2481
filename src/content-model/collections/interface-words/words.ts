import * as z from 'zod'
import type { FieldMeta } from '../fields/meta'
import { words } from '../fields/text'
import type { CountMark, TextMark } from './arguments'
import { type MessageParts, readMessage } from './messages'

/**
 * Returns the schema of a text with placeholders in braces, such as `{count}`, which the page replaces by
 * names and numbers. A text that lacks one of them, or has another, is refused.
 */
export const wordsWith = <Name extends string>(
  placeholders: readonly Name[],
  description: string,
  example: string,
) =>
  words(description, example)
    .regex(textWith(placeholders))
    .meta({ description, example, placeholders } satisfies FieldMeta)
    .brand<TextMark<Name>>()

/**
 * Returns the schema of a text with numbers, such as `{count}`, and other placeholders. The words beside a number may
 * depend on it, as ICU messages say it: `{count, plural, one {# result} other {# results}}`.
 */
export const wordsWithCounts = <Count extends string, Name extends string = never>(
  counts: readonly Count[],
  others: readonly Name[],
  description: string,
  example: string,
) => {
  const placeholders = [...counts, ...others]
  return words(description, example)
    .refine((text) => hasExactlyArguments(readMessage(text, counts), placeholders))
    .meta({ description, example, placeholders, counts } satisfies FieldMeta)
    .brand<CountMark<Count> | TextMark<Name>>()
}

/** Returns whether a message has these arguments and no others. */
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

/** Returns the schema of the words that a part of the site shows; a query asks for a part as a whole. */
export const part = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject(shape).meta({ description } satisfies FieldMeta)
