import { wellFormed } from '../site/well-formed'

/** Longest query that is searched for (UTF-16 code units); a fuzzy search of a whole text blocks the page. */
const queryLimit = 200

/** Returns the query of what a visitor typed or pasted: without spaces around it, and cut off at 200 characters. */
export function queryOf(typed: string): string {
  return wellFormed(typed.trim().slice(0, queryLimit)).trim()
}
