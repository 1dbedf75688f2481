import type { CheckedFile } from '../../check/checked-file'
import { count, type FileDiagnostic, ofFile } from '../../check/diagnostics'
import { indexedWords } from '../../collections/collection'
import { rows } from '../../collections/registry'

/**
 * Returns advice on collections that the search indexes only partly.
 * @param files without translations
 */
export function adviseOnSearch(files: readonly CheckedFile[]): FileDiagnostic[] {
  return rows.flatMap(([name, { search, singular }]) => {
    if (!search?.limit) return []
    const entries = files.filter(
      ({ collection, visibility: { draft, unlisted } }) =>
        collection === name && !draft && !unlisted,
    ).length
    const words = indexedWords(search, entries)
    if (!Number.isFinite(words)) return []
    const message = `There are ${count(entries, singular)}. Above ${search.limit.entries}, the search indexes only the first ${count(words, 'word')} of each. Add search terms from the rest of the text to the page’s keywords.`
    return [ofFile(`content/${name}`, message)]
  })
}
