import * as z from 'zod'
import type { FieldMeta } from '../fields/meta'
import { words } from '../fields/text'
import { readMessage } from './messages'

/**
 * Returns the schema of a text with placeholders in braces, such as `{count}`, which the page replaces by
 * names and numbers. A text that lacks one of them, or has another, is refused.
 */
export const wordsWith = (placeholders: readonly string[], description: string, example: string) =>
  words(description, example)
    .regex(textWith(placeholders))
    .meta({ description, example, placeholders } satisfies FieldMeta)

/**
 * Returns the schema of a text with numbers, such as `{count}`, and other placeholders. The words beside a number may
 * depend on it, as ICU messages say it: `{count, plural, one {# result} other {# results}}`.
 */
export const wordsWithCounts = (
  counts: readonly string[],
  others: readonly string[],
  description: string,
  example: string,
) => {
  const placeholders = [...counts, ...others]
  return words(description, example)
    .refine((text) => {
      const message = readMessage(text, counts)
      return (
        message !== undefined &&
        message.names.size === placeholders.length &&
        placeholders.every((name) => message.names.has(name))
      )
    })
    .meta({ description, example, placeholders, counts } satisfies FieldMeta)
}

/** One expression for all placeholders, so that a misspelt one is reported once. */
function textWith(placeholders: readonly string[]): RegExp {
  const each = placeholders.map((name) => `(?=.*\\{${name}\\})`)
  return new RegExp(`^${each.join('')}([^{]|\\{(${placeholders.join('|')})\\})*$`)
}

/** Returns the schema of the words that a part of the site shows; a query asks for a part as a whole. */
export const part = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject(shape).meta({ description } satisfies FieldMeta)
