/** What a translation says of its original, and the advice to look at it again. */
import type { Diagnostic } from '../check/diagnostics'
import type { Frontmatter } from '../read/frontmatter'
import { type Location, translationPath } from '../read/locations'
import { type Changes, changesSince, explainChanges, type Part } from './parts'
import type { TranslationFields } from './translation-schema'

/** What a translation says of its original. */
export interface Translated {
  /** The state that it translates; absent until somebody has accepted one. */
  state?: TranslationFields['translationOf']
  /** How the original has changed since; absent where it has not. */
  changes?: Changes
}

/**
 * Returns what a translation with these fields says of its original.
 * @param parts divides the original's words into parts
 */
export function translatedFrom({ data, input }: Frontmatter, parts: () => Part[]): Translated {
  const { translationOf: state }: TranslationFields = data ?? {}
  // Fields with problems are told as such; the state of the original does not matter yet.
  if (!data || !input || !state) return {}
  const changes = changesSince(state, parts())
  return { state, ...(changes && { changes }) }
}

/** Returns the advice to look at a translation, where its original has changed or nobody has compared them. */
export function translationAdvice(
  { state, changes }: Translated,
  { original: path, language = '' }: Pick<Location, 'original' | 'language'>,
  { data, placeOf }: Frontmatter,
): Diagnostic[] {
  const original = `content/${path}`
  const accept = `npm run translation -- accept content/${translationPath(path, language)}`
  if (!data || (state && !changes)) return []
  const message = changes
    ? `${original} has changed since this was translated, and the page says so. ${explainChanges(changes)} npm run translation shows the words; when this says the same again, run: ${accept}`
    : `Nobody has said which state of ${original} this translates, so that a change of it would not be told. Compare the two, then run: ${accept}`
  return [{ ...placeOf(['translationOf']), message }]
}
