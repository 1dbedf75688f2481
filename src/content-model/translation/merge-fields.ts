/** Merges the fields of a translation with those that it shares with its original. */
import * as z from 'zod'
import { differenceOf } from '../../diagrams/describe'
import { excerpt } from '../check/diagnostics'
import { fieldName, isRequired, metaOf, unwrap } from '../collections/fields/field-help'
import { fieldSchema, itemSchema } from '../collections/fields/schema-parts'
import { hasWords, markOf } from './marks'
import { areKnown, type KnownParts } from './parts'

/** Something wrong with a field of a translation. */
interface MergeProblem {
  path: PropertyKey[]
  message: string
}

interface Merging {
  /** What the original is called in messages: `content/services/erp-integration.mdx`. */
  original: string
  problems: MergeProblem[]
  /** Set where the translation is stale: what is new in the original is left out then, and is no problem. */
  known: KnownParts | undefined
}

/**
 * Returns the fields of a translation as if its file had all of them: its own words, and what it shares with its
 * original. Fields that the schema does not know are kept, so that it reports them.
 * @param original the original's fields as they stand in its file, which its schema accepts
 * @param own the translation's fields as they stand in its file
 * @param name what the original is called in messages
 * @param known the parts that a stale translation was made from
 */
export function mergeFields(
  schema: z.ZodObject,
  original: unknown,
  own: unknown,
  name: string,
  known?: KnownParts,
): { value: unknown; problems: MergeProblem[] } {
  const merging: Merging = { original: name, problems: [], known }
  const value = mergedGroup(schema, original, own, [], merging)
  return { value, problems: merging.problems }
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
  const { inTranslations } = metaOf(schema)
  if (inTranslations === 'own') return own ?? undefined
  const inner = unwrap(schema)
  const isLeaf = !(inner instanceof z.ZodObject || inner instanceof z.ZodArray)
  if (isLeaf && inTranslations === 'replaceable') return own ?? original
  const report = (message: string) => merging.problems.push({ path: [...path], message })
  const name = fieldName(path)
  const isEmpty = own === undefined || own === null
  if (!hasWords(schema, original)) {
    const isGone = merging.known && isTranslatable(schema)
    if (!isEmpty && !isGone)
      report(
        isTranslatable(schema)
          ? `${name} is not in ${merging.original}, so that a translation has no words for it. Remove it here, or add it there.`
          : `${name} is the same in every language, and stands in ${merging.original}. Remove it here.`,
      )
    return original
  }
  const isNew = merging.known && !areKnown(merging.known, schema, original)
  if (isEmpty && isNew && !isRequired(schema)) return undefined
  if (isEmpty) {
    report(`${name} is missing. ${exampleOf(original, merging.original)}`)
    return original
  }
  if (inner instanceof z.ZodObject) return mergedGroup(inner, original, own, path, merging)
  if (inner instanceof z.ZodArray) return mergedList(inner, original, own, path, merging)
  if (!isNew && markOf(schema) === 'same digits' && digitsOf(own) !== digitsOf(original))
    report(
      `${name} is “${excerpt(String(own))}”, but ${merging.original} says “${excerpt(String(original))}”. A translation has the same digits in the same order: ${[...digitsOf(original)].join(' ') || 'none'}.`,
    )
  const difference =
    !isNew && markOf(schema) === 'same diagram' && differenceOf(String(own), String(original))
  if (difference) {
    const { part, isMissing } = difference
    const [here, there] = isMissing ? ['lacks', 'has'] : ['has', 'lacks']
    report(
      `${name} ${here} ${part}, which ${merging.original} ${there}. A translation has the same nodes and arrows, with its own words.`,
    )
  }
  return own
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
  // Items without words at the end need no place.
  const needed = all.findLastIndex((item) => hasWords(itemSchema(schema), item)) + 1
  if (own.length < all.length && own.length >= needed)
    return [
      ...(mergedList(schema, all.slice(0, own.length), own, path, merging) as unknown[]),
      ...all.slice(own.length),
    ]
  // Names of filters are found by their places.
  if (own.length !== all.length && merging.known && !metaOf(itemSchema(schema)).filter)
    return staleList(schema, all, own, path, merging)
  if (own.length !== all.length)
    merging.problems.push({
      path: [...path],
      message: `${fieldName(path)} has ${own.length} items, and ${merging.original} has ${all.length}. Write one for each, in the same order.`,
    })
  return all.map((item, index) =>
    index < own.length
      ? merged(itemSchema(schema), item, own[index], [...path, index], merging)
      : item,
  )
}

/**
 * Returns a list of a stale translation, which has a different number of items than its original: as it was, each item
 * with what it shares with its own one of the original, as far as that can be told.
 */
function staleList(
  schema: z.ZodArray,
  all: readonly unknown[],
  own: readonly unknown[],
  path: readonly PropertyKey[],
  merging: Merging,
): unknown[] {
  const { known = new Set() } = merging
  const item = itemSchema(schema)
  const kept = all.filter((one) => areKnown(known, item, one))
  const isFound = kept.length === own.length
  if (!isFound && own.every((one) => item.safeParse(one).success)) return [...own]
  const same = isFound ? kept : all.slice(0, own.length)
  return same.map((one, index) => merged(item, one, own[index], [...path, index], merging))
}

/** Returns whether a translation may have words for a field, where its original has some. */
function isTranslatable(schema: z.ZodType): boolean {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return isTranslatable(itemSchema(inner))
  if (inner instanceof z.ZodObject)
    return Object.keys(inner.shape).some((name) => isTranslatable(fieldSchema(inner, name)))
  return markOf(schema) !== 'shared'
}

function exampleOf(original: unknown, file: string): string {
  return typeof original === 'string'
    ? `Translate what ${file} says: “${excerpt(original)}”`
    : `Translate what ${file} says there.`
}

function digitsOf(value: unknown): string {
  return String(value).replace(/\D/g, '')
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
