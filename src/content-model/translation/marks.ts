/** Decides for each field whether translations have their own value or share the original's. */
import * as z from 'zod'
import { isText, metaOf, schemaAt, unwrap } from '../collections/fields/field-help'
import type { TranslationMark } from '../collections/fields/meta'
import { fieldSchemas, itemSchema } from '../collections/fields/schema-parts'

/**
 * Returns the mark of a field or its items. Without a mark in the schema, text
 * is `translated`; other values and filters are `shared`.
 */
export function markOf(schema: z.ZodType): TranslationMark {
  const { inTranslations, filter } = metaOf(schema)
  if (inTranslations) return inTranslations
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return markOf(itemSchema(inner))
  return inner instanceof z.ZodString && isText(schema) && !filter ? 'translated' : 'shared'
}

const marksOfWords: readonly TranslationMark[] = ['translated', 'same digits', 'same diagram']

/** Returns the texts that translations need, in the order of the schema. */
export function wordsIn(
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; words: string }[] {
  const { inTranslations } = metaOf(schema)
  if (inTranslations === 'own' || inTranslations === 'shared') return []
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => wordsIn(itemSchema(inner), item, [...path, index]))
  if (inner instanceof z.ZodObject && isGroup(value))
    return fieldSchemas(inner).flatMap(([name, field]) =>
      wordsIn(field, value[name], [...path, name]),
    )
  const isWords = typeof value === 'string' && marksOfWords.includes(markOf(schema))
  return isWords ? [{ path, words: value }] : []
}

export const hasWords = (schema: z.ZodType, value: unknown): boolean =>
  wordsIn(schema, value).length > 0

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the mark of the field at a path. Default: `shared` */
export function markAt(schema: z.ZodType, path: readonly PropertyKey[]): TranslationMark {
  const schemas = path.map((_step, index) => schemaAt(schema, path.slice(0, index + 1)))
  if (schemas.some((schema) => schema && metaOf(schema).inTranslations === 'own')) return 'own'
  const field = schemas.at(-1)
  return field ? markOf(field) : 'shared'
}
