/** Merges the fields of a translation with those that it shares with its original. */
import * as z from 'zod'
import { differenceOf } from '../../diagrams/describe'
import { excerpt } from '../check/diagnostics'
import type { FieldProblem } from '../collections/collection'
import { fieldName, isRequired, metaOf, unwrap } from '../collections/fields/field-help'
import { fieldSchema, itemSchema } from '../collections/fields/schema-parts'
import { hasWords, isGroup, markOf } from './marks'
import { areKnown, type KnownParts } from './parts'
import { digitsOf, haveSameFigures } from './same-figures'

interface Merging {
  /** What the original is called in messages: `content/services/erp-integration.mdx`. */
  file: string
  /** Set where the translation is stale: what is new in the original is left out then, and is no problem. */
  known: KnownParts | undefined
  report(path: readonly PropertyKey[], message: string): void
}

/**
 * Returns the fields of a translation as if its file had all of them: its own words, and what it shares with its
 * original. Fields that the schema does not know are kept, so that it reports them.
 * @param original the original's fields as they stand in its file, which its schema accepts
 * @param own the translation's fields as they stand in its file
 * @param file what the original is called in messages
 * @param known the parts that a stale translation was made from
 */
export function mergeFields(
  schema: z.ZodObject,
  original: unknown,
  own: unknown,
  file: string,
  known?: KnownParts,
): { value: unknown; problems: FieldProblem[] } {
  const problems: FieldProblem[] = []
  const report: Merging['report'] = (path, message) => problems.push({ path: [...path], message })
  const value = mergedGroup(schema, original, own, [], { file, known, report })
  return { value, problems }
}

function mergedGroup(
  schema: z.ZodObject,
  original: unknown,
  own: unknown,
  path: readonly PropertyKey[],
  merging: Merging,
): unknown {
  if (!isGroup(own)) return own
  const all = isGroup(original) ? original : {}
  const names = Object.keys(schema.shape)
  const unknown = Object.entries(own).filter(([name]) => !names.includes(name))
  const known = names.map((name) => [
    name,
    merged(fieldSchema(schema, name), all[name], own[name], [...path, name], merging),
  ])
  return Object.fromEntries([...known, ...unknown].filter(([, value]) => value !== undefined))
}

function merged(
  schema: z.ZodType,
  original: unknown,
  own: unknown,
  path: readonly PropertyKey[],
  merging: Merging,
): unknown {
  const { file, known } = merging
  const mark = markOf(schema)
  if (mark === 'own') return own ?? undefined
  if (mark === 'replaceable') return own ?? original
  const name = fieldName(path)
  const isEmpty = own === undefined || own === null
  if (!hasWords(schema, original)) {
    if (!isEmpty && !known)
      merging.report(
        path,
        original === undefined
          ? `${name} is not in ${file}, so that a translation has no words for it. Remove it here, or add it there.`
          : `${name} is the same in every language, and stands in ${file}. Remove it here.`,
      )
    return original
  }
  const isNew = known && !areKnown(known, schema, original)
  if (isEmpty && isNew && !isRequired(schema)) return undefined
  if (isEmpty) {
    const words = typeof original === 'string' ? `: “${excerpt(original)}”` : ' there.'
    merging.report(path, `${name} is missing. Translate what ${file} says${words}`)
    return original
  }
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return mergedGroup(inner, original, own, path, merging)
  if (inner instanceof z.ZodArray) return mergedList(inner, original, own, path, merging)
  const difference = isNew
    ? undefined
    : differenceBetween(String(own), String(original), mark, file)
  if (difference) merging.report(path, `${name} ${difference}`)
  return own
}

/** Returns how a text differs from its original where both have to be alike. */
function differenceBetween(own: string, original: string, mark: string, file: string) {
  const digits = digitsOf(original)
  if (mark === 'same digits' && !haveSameFigures(original, own))
    return `is “${excerpt(own)}”, but ${file} says “${excerpt(original)}”. A translation has the same digits in the same order: ${[...digits].join(' ') || 'none'}.`
  const difference = mark === 'same diagram' && differenceOf(own, original)
  if (!difference) return undefined
  const [here, there] = difference.isMissing ? ['lacks', 'has'] : ['has', 'lacks']
  return `${here} ${difference.part}, which ${file} ${there}. A translation has the same nodes and arrows, with its own words.`
}

function mergedList(
  schema: z.ZodArray,
  original: unknown,
  own: unknown,
  path: readonly PropertyKey[],
  merging: Merging,
): unknown {
  const all = Array.isArray(original) ? original : []
  if (!Array.isArray(own)) return own
  const item = itemSchema(schema)
  // Items without words at the end need no place.
  const needed = all.findLastIndex((one) => hasWords(item, one)) + 1
  if (own.length > all.length || own.length < needed) {
    // Names of filters are found by their places.
    if (merging.known && !metaOf(item).filter) return staleList(item, all, own, path, merging)
    merging.report(
      path,
      `${fieldName(path)} has ${own.length} items, and ${merging.file} has ${all.length}. Write one for each, in the same order.`,
    )
  }
  return all.map((one, index) =>
    index < own.length ? merged(item, one, own[index], [...path, index], merging) : one,
  )
}

/**
 * Returns a list of a stale translation, which has a different number of items than its original: as it was, each item
 * with what it shares with its own one of the original, as far as that can be told.
 */
function staleList(
  item: z.ZodType,
  all: readonly unknown[],
  own: readonly unknown[],
  path: readonly PropertyKey[],
  merging: Merging,
): unknown[] {
  const { known = new Set() } = merging
  const kept = all.filter((one) => areKnown(known, item, one))
  const isFound = kept.length === own.length
  if (!isFound && own.every((one) => item.safeParse(one).success)) return [...own]
  const same = isFound ? kept : all.slice(0, own.length)
  return same.map((one, index) => merged(item, one, own[index], [...path, index], merging))
}
