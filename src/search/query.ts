import { wellFormed } from '../site/well-formed'

/** In UTF-16 code units. A fuzzy search for a longer text would block the page. */
const queryLimit = 200

/** Returns the typed query, trimmed and truncated. */
export function queryOf(typed: string): string {
  return wellFormed(typed.trim().slice(0, queryLimit)).trim()
}
