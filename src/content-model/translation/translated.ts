/** What a translation says of its original, and the advice to look at it again. */
import * as z from 'zod'
import type { Diagnostic } from '../check/diagnostics'
import type { Frontmatter } from '../read/frontmatter'
import { type Location, translationPath } from '../read/locations'
import {
  type Changes,
  changesSince,
  explainChanges,
  isOlderStateOf,
  type KnownParts,
  type Part,
  type TranslatedState,
  translatedState,
} from './parts'

/** What a translation says of its original. */
export interface Translated {
  /** The state that it translates; absent until somebody has accepted one. */
  state?: TranslatedState | undefined
  /** How the original has changed since; absent where it has not. */
  changes?: Changes | undefined
  /** Set where the state is of the older form, which a formatter of the original makes stale. */
  isOlder?: true
}

/** Returns the parts that a stale translation was made from; undefined for one that is up to date. */
export function knownParts({ state, changes }: Translated = {}): KnownParts | undefined {
  return state && changes && new Set(state.parts.split(' '))
}

/**
 * Returns what a translation says of its original.
 * @param own the translation's fields as they stand in its file
 * @param parts divides the original's words into parts
 */
export function translatedFrom(own: unknown, parts: () => Part[]): Translated {
  const { data } = z.looseObject({ translationOf: translatedState }).safeParse(own)
  const state = data?.translationOf
  if (!state) return {}
  const all = parts()
  return {
    state,
    changes: changesSince(state, all),
    ...(isOlderStateOf(state, all) && { isOlder: true }),
  }
}

/** Returns the advice to look at a translation, where its original has changed or nobody has compared them. */
export function translationAdvice(
  { original: path, language = '' }: Location,
  { data, translated, placeOf }: Frontmatter,
): Diagnostic[] {
  const { state, changes } = translated ?? {}
  const original = `content/${path}`
  const accept = `npm run translation -- accept content/${translationPath(path, language)}`
  // Fields with problems are told as such; the state of the original does not matter yet.
  if (!data || (state && !changes)) return []
  const message = changes
    ? `${original} has changed since this was translated, and the page says so. ${explainChanges(changes)} npm run translation shows the words; when this says the same again, run: ${accept}`
    : `Nobody has said which state of ${original} this translates, so that a change of it would not be told. Compare the two, then run: ${accept}`
  return [{ ...placeOf(['translationOf']), message }]
}
