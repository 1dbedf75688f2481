import * as z from 'zod'
import type { Diagnostic } from '../check/diagnostics'
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

/** The recorded state of a translation's original, and later changes. */
export interface Translated {
  /** Missing before `npm run translation -- accept`. */
  state?: TranslatedState | undefined
  changes?: Changes | undefined
  /** Set for a state in the older form; see `isOlderStateOf`. */
  isOlder?: true
}

/** Returns the translated parts, or undefined for an up-to-date translation. */
export function knownParts({ state, changes }: Translated = {}): KnownParts | undefined {
  return state && changes && new Set(state.parts.split(' '))
}

/**
 * Compares an original with the state that its translation records.
 * @param own fields of the translation
 * @param parts returns the parts of the original
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

interface TranslatedFrontmatter {
  data?: Record<string, unknown>
  translated?: Translated
  placeOf(path: readonly PropertyKey[]): Pick<Diagnostic, 'line' | 'column'>
}

/** Returns advice on a translation that is stale or has no recorded state. */
export function translationAdvice(
  { original: path, language = '' }: Location,
  { data, translated, placeOf }: TranslatedFrontmatter,
): Diagnostic[] {
  const { state, changes } = translated ?? {}
  const original = `content/${path}`
  const accept = `npm run translation -- accept content/${translationPath(path, language)}`
  // Report errors in fields first.
  if (!data || (state && !changes)) return []
  const message = changes
    ? `${original} has changed since this was translated. The page shows a notice. ${explainChanges(changes)} To see the changes, run: npm run translation. Update this file, then run: ${accept}`
    : `This translation does not record the state of ${original}, so changes to the original are not reported. Compare both files, then run: ${accept}`
  return [{ ...placeOf(['translationOf']), message }]
}
