import { wellFormed } from '../site/well-formed'

/** Maximum length of a query (UTF-16 code units). A fuzzy search for a longer text would block the page. */
const queryLimit = 200

/** Returns the typed query, trimmed and truncated to 200 code units. */
export function queryOf(typed: string): string {
  return wellFormed(typed.trim().slice(0, queryLimit)).trim()
}
