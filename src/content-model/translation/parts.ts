/** Divides the words of an original into parts, and tells which of them a translation was made from. */
import { createHash } from 'node:crypto'
import type { RootContent } from 'mdast'
import type * as z from 'zod'
import { excerpt } from '../check/diagnostics'
import { fieldName } from '../collections/fields/field-help'
import { group } from '../collections/fields/structure'
import { matching } from '../collections/fields/text'
import { parseBody } from '../read/body-parser'
import { wordsIn } from './marks'
import { meaningOf } from './meaning'

/** A part of an original that a translation has words for: a field, or a block of the text below the fields. */
export interface Part {
  /** `hero.title`, or `the text “The first words of the block …”`. */
  name: string
  /** As its file has them, on one line. */
  words: string
  /** What a translation depends on; see `meaningOf`. Empty for a comment. */
  meaning: string
}

/** The field in which a translation keeps the state of its original. */
export const translatedState = group(
  'The state of the original that this translates, written by npm run translation -- accept.',
  {
    words: matching(/^[0-9a-f]{12}$/, 'Digest of all words of the original.', '3f2a91c07b44'),
    parts: matching(
      /^[0-9a-f]{6}( [0-9a-f]{6})*$/,
      'Digest of each of its fields and paragraphs.',
      '1a2b3c 4d5e6f',
    ),
  },
)
  .meta({ inTranslations: 'own' })
  .optional()

/** What a translation keeps of its original, to know later whether it still says the same. */
export type TranslatedState = NonNullable<z.output<typeof translatedState>>

/**
 * Returns the parts of an original in their order.
 * @param fields as they stand in its file
 * @param body the text below them
 * @throws VFileMessage when the body cannot be parsed
 */
export function partsOf(schema: z.ZodType, fields: unknown, body: string): Part[] {
  const own = wordsIn(schema, fields).map(({ path, words }) => ({
    name: fieldName(path),
    words: normalised(words),
    meaning: normalised(words),
  }))
  return [...own, ...blockParts(body)]
}

/**
 * Returns the blocks of a text in their order.
 * @throws VFileMessage when it cannot be parsed
 */
export function blockParts(body: string): Part[] {
  return parseBody(body).children.flatMap((block) => {
    const words = wordsOfBlock(block, body)
    return words
      ? [{ name: `the text “${excerpt(words, 40)}”`, words, meaning: meaningOf(block) }]
      : []
  })
}

function wordsOfBlock({ position }: RootContent, body: string): string {
  return normalised(body.slice(position?.start.offset, position?.end.offset))
}

function normalised(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}

/** Returns what a translation of these parts keeps of them. */
export function stateOf(parts: readonly Part[]): TranslatedState {
  const all = parts.flatMap(({ meaning }) => meaning || [])
  return {
    words: digestOf(all.join('\n'), 12),
    parts: all.map((meaning) => digestOf(meaning)).join(' '),
  }
}

/** Returns whether a translation keeps the state of these parts, in the present or the older form. */
export function isStateOf({ words }: TranslatedState, parts: readonly Part[]): boolean {
  return words === stateOf(parts).words || isOlderStateOf({ words }, parts)
}

/** Returns whether the state was made from the words as their file has them, which formatters change. */
export function isOlderStateOf(
  { words }: Pick<TranslatedState, 'words'>,
  parts: readonly Part[],
): boolean {
  const all = parts.map((part) => part.words).join('\n')
  return words === digestOf(all, 12) && words !== stateOf(parts).words
}

function digestOf(words: string, length = 6): string {
  return createHash('sha256').update(words).digest('hex').slice(0, length)
}

/** The parts that a stale translation was made from, by their digests: what its original has besides is new. */
export type KnownParts = ReadonlySet<string>

/** Returns whether a translation was made from these fields as they are. */
export function areKnown(known: KnownParts, schema: z.ZodType, fields: unknown): boolean {
  return wordsIn(schema, fields).every(({ words }) => known.has(digestOf(normalised(words))))
}

/** Returns whether a translation was made from this block of a body as it is. */
export function isKnownBlock(known: KnownParts, block: RootContent, body: string): boolean {
  return known.has(digestOf(wordsOfBlock(block, body))) || known.has(digestOf(meaningOf(block)))
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
  if (isStateOf(state, parts)) return undefined
  const left = state.parts.split(' ')
  const changed = parts.filter(({ words, meaning }) => {
    if (!meaning) return false
    const digests = [digestOf(meaning), digestOf(words)]
    const index = left.findIndex((digest) => digests.includes(digest))
    if (index !== -1) left.splice(index, 1)
    return index === -1
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
    list && `Changed or new there: ${list}.`,
    removed > 0 && `Parts that have gone: ${removed}.`,
  ]
  return parts.filter(Boolean).join(' ') || 'Its parts stand in another order.'
}
