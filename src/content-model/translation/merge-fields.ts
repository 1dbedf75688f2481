import * as z from 'zod'
import { differenceOf } from '../../diagrams/describe'
import { count, excerpt } from '../check/diagnostics'
import type { FieldDiagnostic } from '../collections/collection'
import { fieldName, isRequired, metaOf, unwrap } from '../collections/fields/field-help'
import { fieldSchema, itemSchema } from '../collections/fields/schema-parts'
import { hasWords, isGroup, markOf, wordsIn } from './marks'
import { areKnown, type KnownParts } from './parts'
import { digitsOf, haveSameFigures } from './same-figures'

interface MergeContext {
  file: string
  /** Undefined if the translation is up to date. A stale translation may lack new parts. */
  known: KnownParts | undefined
  report(path: readonly PropertyKey[], message: string): void
}

/**
 * Adds the shared values of the original to a translation. Keeps unknown
 * fields: the schema reports them.
 * @param original valid fields as written
 * @param own fields as written
 * @param file path of the original, for messages
 * @param known the translated parts; undefined if the translation is up to date
 */
export function mergeFields(
  schema: z.ZodObject,
  original: unknown,
  own: unknown,
  file: string,
  known?: KnownParts,
): { value: unknown; diagnostics: FieldDiagnostic[] } {
  const diagnostics: FieldDiagnostic[] = []
  const report: MergeContext['report'] = (path, message) =>
    diagnostics.push({ path: [...path], message })
  const value = mergedGroup(schema, original, own, [], { file, known, report })
  return { value, diagnostics }
}

function mergedGroup(
  schema: z.ZodObject,
  original: unknown,
  own: unknown,
  path: readonly PropertyKey[],
  context: MergeContext,
): unknown {
  if (!isGroup(own)) return own
  const all = isGroup(original) ? original : {}
  const names = Object.keys(schema.shape)
  const unknown = Object.entries(own).filter(([name]) => !names.includes(name))
  const known = names.map((name) => [
    name,
    merged(fieldSchema(schema, name), all[name], own[name], [...path, name], context),
  ])
  return Object.fromEntries([...known, ...unknown].filter(([, value]) => value !== undefined))
}

function merged(
  schema: z.ZodType,
  original: unknown,
  own: unknown,
  path: readonly PropertyKey[],
  context: MergeContext,
): unknown {
  const { file, known } = context
  const mark = markOf(schema)
  if (mark === 'own') return own ?? undefined
  if (mark === 'replaceable') return own ?? original
  const name = fieldName(path)
  const isEmpty = own === undefined || own === null
  if (!hasWords(schema, original)) {
    if (!isEmpty && !known)
      context.report(
        path,
        original === undefined
          ? `${name} is not in ${file}. Remove it here, or add it to the original.`
          : `${name} is the same in every language. Remove it here: ${file} has its value.`,
      )
    return original
  }
  const isNew = known && !areKnown(known, schema, original)
  if (isEmpty && isNew && !isRequired(schema)) return undefined
  if (isEmpty) {
    context.report(
      path,
      `${name} is missing. Translate it from ${file}${textsOf(schema, original)}`,
    )
    return original
  }
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return mergedGroup(inner, original, own, path, context)
  if (inner instanceof z.ZodArray) return mergedList(inner, original, own, path, context)
  const difference = isNew
    ? undefined
    : differenceBetween(String(own), String(original), mark, file)
  if (difference) context.report(path, `${name} ${difference}`)
  return own
}

function textsOf(schema: z.ZodType, original: unknown): string {
  if (typeof original === 'string') return `: “${excerpt(original)}”`
  if (!isGroup(original)) return '.'
  return `: ${wordsIn(schema, original)
    .map(({ path }) => fieldName(path))
    .join(', ')}`
}

function differenceBetween(own: string, original: string, mark: string, file: string) {
  const digits = digitsOf(original)
  if (mark === 'same digits' && !haveSameFigures(original, own))
    return `is “${excerpt(own)}”, but ${file} has “${excerpt(original)}”. Write the same digits in the same order: ${[...digits].join(' ') || 'none'}.`
  const difference = mark === 'same diagram' && differenceOf(own, original)
  if (!difference) return undefined
  const [here, there] = difference.isMissing ? ['lacks', 'has'] : ['has', 'lacks']
  return `${here} ${difference.part}, which ${file} ${there}. A translation has the same nodes and arrows, with translated labels.`
}

function mergedList(
  schema: z.ZodArray,
  original: unknown,
  own: unknown,
  path: readonly PropertyKey[],
  context: MergeContext,
): unknown {
  const all = Array.isArray(original) ? original : []
  if (!Array.isArray(own)) return own
  const item = itemSchema(schema)
  // Items without text may be left out at the end.
  const needed = all.findLastIndex((value) => hasWords(item, value)) + 1
  if (own.length > all.length || own.length < needed) {
    // Pages match filter names by index, so their lists must have the same length.
    if (context.known && !metaOf(item).filter) return staleList(item, all, own, path, context)
    context.report(
      path,
      `${fieldName(path)} has ${count(own.length, 'item')}, but ${context.file} has ${all.length}. Write the same items in the same order.`,
    )
  }
  return all.map((value, index) =>
    index < own.length ? merged(item, value, own[index], [...path, index], context) : value,
  )
}

/**
 * Merges a list of a stale translation with added or removed items. If
 * possible, each item gets the shared values of the item that it translates.
 */
function staleList(
  item: z.ZodType,
  all: readonly unknown[],
  own: readonly unknown[],
  path: readonly PropertyKey[],
  context: MergeContext,
): unknown[] {
  const { known = new Set() } = context
  const kept = all.filter((value) => areKnown(known, item, value))
  const isFound = kept.length === own.length
  if (!isFound && own.every((value) => item.safeParse(value).success)) return [...own]
  const same = isFound ? kept : all.slice(0, own.length)
  return same.map((value, index) => merged(item, value, own[index], [...path, index], context))
}
