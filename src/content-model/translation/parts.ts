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

/** A text of an original that translations need: a field, or a block of the body. */
export interface Part {
  /** `hero.title`, or `the text “The first words of the block …”`. */
  name: string
  words: string
  /** See `meaningOf`. */
  meaning: string
}

export const translatedState = group(
  'The state of the original at the time of translation. `npm run translation -- accept` writes it.',
  {
    words: matching(/^[0-9a-f]{12}$/, 'Digest of the whole text of the original.', '3f2a91c07b44'),
    parts: matching(
      /^[0-9a-f]{6}( [0-9a-f]{6})*$/,
      'Digests of its fields and paragraphs.',
      '1a2b3c 4d5e6f',
    ),
  },
)
  .meta({ inTranslations: 'own' })
  .optional()

export type TranslatedState = NonNullable<z.output<typeof translatedState>>

/**
 * Returns the texts of an original in order.
 * @param fields as written
 * @throws VFileMessage if the body has syntax errors
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
 * Returns the blocks of a body in order.
 * @throws VFileMessage if the body has syntax errors
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

/** Returns the state to record in a translation of these parts. */
export function stateOf(parts: readonly Part[]): TranslatedState {
  const all = parts.flatMap(({ meaning }) => meaning || [])
  return {
    words: digestOf(all.join('\n'), 12),
    parts: all.map((meaning) => digestOf(meaning)).join(' '),
  }
}

/** Returns whether a recorded state matches these parts. */
export function isStateOf({ words }: TranslatedState, parts: readonly Part[]): boolean {
  return words === stateOf(parts).words || isOlderStateOf({ words }, parts)
}

/**
 * Returns whether a recorded state is up to date, but in the older form: a
 * digest of the source text, which formatters change.
 */
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

/** Digests of the translated parts of an original. Other parts are new. */
export type KnownParts = ReadonlySet<string>

/** Returns whether the translation was made from these fields. */
export function areKnown(known: KnownParts, schema: z.ZodType, fields: unknown): boolean {
  return wordsIn(schema, fields).every(({ words }) => known.has(digestOf(normalised(words))))
}

/** Returns whether the translation was made from this block. */
export function isKnownBlock(known: KnownParts, block: RootContent, body: string): boolean {
  return known.has(digestOf(wordsOfBlock(block, body))) || known.has(digestOf(meaningOf(block)))
}

export interface Changes {
  changed: Part[]
  /** Number of removed parts, including changed parts. */
  removed: number
}

/** Returns the changes since a recorded state. */
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
  return { changed, removed: left.length }
}

/** Describes changes: `Changed or new: hero.title, summary.` */
export function explainChanges({ changed, removed }: Changes): string {
  const named = changed.slice(0, 3).map(({ name }) => name)
  const more = changed.length - named.length
  const onlyRemoved = removed - changed.length
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')
  const parts = [
    list && `Changed or new: ${list}.`,
    onlyRemoved > 0 && `Removed parts: ${onlyRemoved}.`,
  ]
  return parts.filter(Boolean).join(' ') || 'The order of its parts changed.'
}
