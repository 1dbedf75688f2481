import * as z from 'zod'
import type { Diagnostic } from '../check/diagnostics'
import { fieldName, unwrap } from '../collections/fields/field-help'
import { figureNote } from '../collections/fields/items'
import { fieldSchema, itemSchema } from '../collections/fields/schema-parts'
import type { Frontmatter } from '../read/frontmatter'
import { isPlaceholder } from './text/placeholders'

/** A statistic has `value` and `label`; a card has `title`. */
type FigureFields = Partial<
  Record<'value' | 'label' | 'title' | 'method' | 'asOf' | 'source' | 'sourceUrl', string | null>
>

export interface Figure extends FigureFields {
  /** Text on the page: `150+ endpoints`. */
  shown: string
  /** Path of the field with the number. */
  path: readonly PropertyKey[]
}

/** Returns the figures of a validated entry or component, in document order. */
export function figuresOf(
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Figure[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => figuresOf(itemSchema(inner), item, [...path, index]))
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
  if (Object.keys(figureNote).every((name) => Object.hasOwn(inner.shape, name)))
    return [figure(value, path)]
  return Object.entries(value).flatMap(([name, item]) =>
    Object.hasOwn(inner.shape, name)
      ? figuresOf(fieldSchema(inner, name), item, [...path, name])
      : [],
  )
}

function figure(fields: FigureFields, path: readonly PropertyKey[]): Figure {
  const { value, label, title } = fields
  const shown = value ? [value, label].filter(Boolean).join(' ') : (title ?? '')
  return { ...fields, shown, path: [...path, value ? 'value' : 'title'] }
}

/** Returns advice on figures with a number but without a counting method. */
export function figureAdvice(
  figures: readonly Figure[],
  placeOf: Frontmatter['placeOf'],
): Diagnostic[] {
  return figures
    .filter(({ method, shown }) => !method && !isPlaceholder(shown) && /\p{N}/u.test(shown))
    .map(({ shown, path }) => ({
      ...placeOf(path),
      message: `The page does not explain how “${shown}” was counted. Write the method next to ${fieldName(path)}, for example: method: ${example}`,
    }))
}

const example = '"Endpoints that answered a client in the quarter, from the gateways’ logs."'
