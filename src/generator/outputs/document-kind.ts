/** What the PDFs of all kinds of entries have in common. */
import type { Node } from 'gatsby'
import { writeWords } from '../../language/written-words'
import type { DocumentOptions } from '../../pdf/document'
import type { DocumentSettings } from '../../pdf/document-data'
import { type Words, wordsOf } from '../nodes/interface-words'
import { type LanguageNodes, settingsIn } from '../nodes/languages'
import { type FilterNames, filterNamesIn } from '../pages/filter-names'
import { linkAddresses } from '../pages/page-addresses'

/** What the documents of a language share. */
export interface DocumentSite {
  settings: DocumentSettings
  words: Words
  /** Returns what the language calls a domain or a protocol. */
  filterName: FilterNames
}

/** The entries that a document names, in its language where they are translated. */
export interface NamedEntries {
  /** Returns the entries with these ids of originals, in their order. */
  byIds(type: string, ids: readonly string[]): readonly Node[]
  /** Returns the listed entries of a type. */
  listed(type: string): Promise<readonly Node[]>
}

/** What the document of an entry is made with. */
export interface Making {
  site: DocumentSite
  entries: NamedEntries
  options: DocumentOptions
}

/** Returns what the documents of a language share; undefined while the settings are not there. */
export function siteOf(nodes: LanguageNodes): DocumentSite | undefined {
  const settings = settingsIn(nodes)
  const addresses = linkAddresses(nodes)
  return (
    settings && {
      settings: { ...settings, ...(addresses && { addresses }) },
      words: wordsOf(nodes),
      filterName: filterNamesIn(nodes),
    }
  )
}

/** Returns a file's type, pages where they are known, and size in kilobytes. */
export function describeFile(
  { bytes, pages }: { bytes: number; pages?: number },
  { settings, words }: DocumentSite,
): string {
  const size = Math.max(1, Math.round(bytes / 1000))
  return pages
    ? writeWords(words.documents.file, { pages, size }, settings.language)
    : writeWords(words.documents.ownFile, { size }, settings.language)
}
