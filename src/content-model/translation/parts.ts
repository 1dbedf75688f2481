/** Divides the words of an original into parts, and tells which of them a translation was made from. */
import { createHash } from 'node:crypto'
import type { RootContent } from 'mdast'
import * as z from 'zod'
import { excerpt } from '../check/diagnostics'
import { fieldName, unwrap } from '../collections/fields/field-help'
import { fieldSchemas, itemSchema } from '../collections/fields/schema-parts'
import { group } from '../collections/fields/structure'
import { matching } from '../collections/fields/text'
import { parseBody } from '../read/body-parser'
import { hasWords } from './marks'

/** A part of an original that a translation has words for: a field, or a block of the text below the fields. */
export interface Part {
  /** `hero.title`, or `the text “The first words of the block …”`. */
  name: string
  words: string
}

/** What a translation keeps of its original, to know later whether it still says the same. */
export interface TranslatedState {
  /** Digest of all parts in their order. */
  words: string
  /** Digest of each part, with a space between them. */
  parts: string
}

const digests = (length: number) => new RegExp(`^[0-9a-f]{${length}}( [0-9a-f]{${length}})*$`)
const wholeLength = 12
const partLength = 6

/** The field in which a translation keeps the state of its original. */
export const translatedState = group(
  'The state of the original that this translates, written by npm run translation -- accept.',
  {
    words: matching(digests(wholeLength), 'Digest of all words of the original.', '3f2a91c07b44'),
    parts: matching(
      digests(partLength),
      'Digest of each of its fields and paragraphs.',
      '1a2b3c 4d5e6f',
    ),
  },
)
  .meta({ inTranslations: 'own' })
  .optional()

/**
 * Returns the parts of an original in their order.
 * @param fields as they stand in its file
 * @param body the text below them
 * @throws VFileMessage when the body cannot be parsed
 */
export function partsOf(schema: z.ZodType, fields: unknown, body: string): Part[] {
  return [...fieldParts(schema, fields, []), ...blockParts(body)]
}

function fieldParts(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): Part[] {
  if (!hasWords(schema, value)) return []
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => fieldParts(itemSchema(inner), item, [...path, index]))
  if (inner instanceof z.ZodObject) {
    const all = value as Record<string, unknown>
    return fieldSchemas(inner).flatMap(([name, field]) =>
      fieldParts(field, all[name], [...path, name]),
    )
  }
  return [{ name: fieldName(path), words: normalised(String(value)) }]
}

/** Returns the blocks of a text in their order.
 * @throws VFileMessage when it cannot be parsed
 */
export function blockParts(body: string): Part[] {
  return parseBody(body).children.flatMap((block) => {
    const words = wordsOfBlock(block, body)
    return words ? [{ name: `the text “${excerpt(words, 40)}”`, words }] : []
  })
}

function wordsOfBlock({ position }: RootContent, body: string): string {
  return normalised(body.slice(position?.start.offset, position?.end.offset))
}

/** Line breaks within a paragraph, and how a value is quoted, mean nothing. */
function normalised(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}

/** Returns what a translation of these parts keeps of them. */
export function stateOf(parts: readonly Part[]): TranslatedState {
  const each = parts.map(({ words }) => digest(words, partLength)).join(' ')
  return { words: digest(parts.map(({ words }) => words).join('\n'), wholeLength), parts: each }
}

function digest(words: string, length: number): string {
  return createHash('sha256').update(words).digest('hex').slice(0, length)
}

/** The parts that a stale translation was made from, by their digests: what its original has besides is new. */
export type KnownParts = ReadonlySet<string>

/**
 * Returns the parts that a translation was made from, where its original has changed since.
 * @param own the translation's fields as they stand in its file
 * @param parts divides the original's words into parts
 */
export function knownParts(own: unknown, parts: () => Part[]): KnownParts | undefined {
  const state = z.looseObject({ translationOf: translatedState }).safeParse(own).data?.translationOf
  return state && changesSince(state, parts()) ? new Set(state.parts.split(' ')) : undefined
}

/** Returns whether a translation was made from these fields as they are. */
export function areKnown(known: KnownParts, schema: z.ZodType, fields: unknown): boolean {
  return fieldParts(schema, fields, []).every(({ words }) => known.has(digest(words, partLength)))
}

/** Returns whether a translation was made from this block of a body as it is. */
export function isKnownBlock(known: KnownParts, block: RootContent, body: string): boolean {
  return known.has(digest(wordsOfBlock(block, body), partLength))
}

/** How an original differs from the state that was translated. */
export interface Changes {
  /** Parts that are new, or say something else. */
  changed: Part[]
  /** Number of parts that were there and are not any more, those that were changed among them. */
  gone: number
}

/** Returns how parts differ from a state; undefined where nothing does. */
export function changesSince(state: TranslatedState, parts: readonly Part[]): Changes | undefined {
  const now = stateOf(parts)
  if (now.words === state.words) return undefined
  const left = state.parts.split(' ')
  const changed = parts.filter((_part, index) => {
    const known = left.indexOf(now.parts.split(' ')[index] ?? '')
    if (known !== -1) left.splice(known, 1)
    return known === -1
  })
  return { changed, gone: left.length }
}

/** Says in words how an original has changed: `hero.title and summary have changed`. */
export function explainChanges({ changed, gone }: Changes): string {
  const named = changed.slice(0, 3).map(({ name }) => name)
  const more = changed.length - named.length
  const removed = gone - changed.length
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')
  const parts = [
    ...(list ? [`Changed or new there: ${list}.`] : []),
    ...(removed > 0 ? [`Parts that have gone: ${removed}.`] : []),
  ]
  return parts.length > 0 ? parts.join(' ') : 'Its parts stand in another order.'
}
