/** Tells when a collection has more entries than the search has words for. */
import type { CheckedFile } from '../check/checked-file'
import { count, type FileDiagnostic, ofFile } from '../check/diagnostics'
import { indexedWords } from '../collections/collection'
import { rows } from '../collections/registry'

/** Returns advice on each collection of which the search has only the first words. @param files without translations */
export function adviseOnSearch(files: readonly CheckedFile[]): FileDiagnostic[] {
  return rows.flatMap(([name, { search, singular }]) => {
    if (!search?.limit) return []
    const entries = files.filter(
      ({ collection, visibility: { draft, unlisted } }) =>
        collection === name && !draft && !unlisted,
    ).length
    const words = indexedWords(search, entries)
    if (!Number.isFinite(words)) return []
    const message = `There are ${count(entries, singular)}, and above ${search.limit.entries} the search has the first ${count(words, 'word')} of each alone. Write words from further down, under which visitors look for the page, into its keywords.`
    return [ofFile(`content/${name}`, message)]
  })
}
