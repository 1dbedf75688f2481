/** Says of each field whether a translation has words of its own for it, or shares what the original says. */
import * as z from 'zod'
import { isText, metaOf, schemaAt, unwrap } from '../collections/fields/field-help'
import type { TranslationMark } from '../collections/fields/meta'
import { fieldSchemas, itemSchema } from '../collections/fields/schema-parts'

/**
 * Returns the mark of a field: the one that its schema states, otherwise `translated` for text to be read, and `shared`
 * for everything else: choices, numbers, days, addresses, references, and what filters are made of.
 */
export function markOf(schema: z.ZodType): TranslationMark {
  const { inTranslations, filter } = metaOf(schema)
  if (inTranslations) return inTranslations
  return unwrap(schema) instanceof z.ZodString && isText(schema) && !filter
    ? 'translated'
    : 'shared'
}

/** Returns whether a value has a part that a translation must have words for. */
export function hasWords(schema: z.ZodType, value: unknown): boolean {
  if (value === undefined || value === null) return false
  const inner = unwrap(schema)
  const { inTranslations } = metaOf(schema)
  if (inTranslations === 'own' || inTranslations === 'shared') return false
  if (inner instanceof z.ZodArray)
    return Array.isArray(value) && value.some((item) => hasWords(itemSchema(inner), item))
  if (inner instanceof z.ZodObject)
    return fieldSchemas(inner).some(([name, field]) =>
      hasWords(field, (value as Record<string, unknown>)[name]),
    )
  const mark = markOf(schema)
  return mark === 'translated' || mark === 'same digits' || mark === 'same diagram'
}

/** Returns the mark of the field at a path; `shared` where there is no such field. */
export function markAt(schema: z.ZodType, path: readonly PropertyKey[]): TranslationMark {
  const schemas = path.map((_step, index) => schemaAt(schema, path.slice(0, index + 1)))
  if (schemas.some((one) => one && metaOf(one).inTranslations === 'own')) return 'own'
  const field = schemas.at(-1)
  return field ? markOf(field) : 'shared'
}
