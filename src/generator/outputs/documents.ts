/** What the PDFs of all entries have in common: their GraphQL type, paths and publication. */

import { join } from 'node:path'
import type { EntryDocument } from '../../content-model/collections/query-results'
import { formatsOf } from '../../language/formats'
import { writeWords } from '../../language/written-words'
import type { DocumentOptions, NamedDocument } from '../../pdf/document'
import type { PortfolioSettings } from '../../pdf/portfolio-data'
import {
  findEntry,
  interfaceWords,
  type LanguageContext,
  translationOf,
} from '../graphql/in-language'
import { type Words, wordsOf } from '../nodes/interface-words'
import {
  type LanguageNodes,
  nodesByLanguage,
  nodesIn,
  settingsIn,
  siteLanguages,
} from '../nodes/languages'
import type { Nodes } from '../pages/entry-nodes'
import { type FilterNames, filterNamesIn } from '../pages/filter-names'
import { linkAddresses } from '../pages/page-addresses'
import type { Publication } from '../publish/publish'

/** GraphQL type of an entry's PDF. */
export const documentType = `type EntryDocument {
  address: String!
  downloadName: String!
  description: String!
  cover: String
  coverWidth: Int
  coverHeight: Int
}`

/** What the documents of a site share. */
export interface DocumentSite {
  settings: PortfolioSettings
  words: Words
  /** Returns what the language calls a domain or a protocol. */
  filterName: FilterNames
  /** Folder of the language: `/id`; empty for that of the originals. */
  folder: string
}

/**
 * Returns what documents share, for a resolver. What it asks for tells Gatsby on what its page depends.
 * @param nodes all nodes of the site
 */
export async function siteOfPage(context: LanguageContext, nodes: Nodes): Promise<DocumentSite> {
  await Promise.all([findEntry(context, 'Settings'), interfaceWords(context)])
  const languages = siteLanguages(nodes)
  const language = languages.find((one) => one.translation === translationOf(context))
  const site = language && siteOf(nodesIn(nodes, language))
  if (!site) throw new Error('The settings are not there.')
  return site
}

/** Returns where the documents of a kind are made and kept: from the project's folder, in a folder of `.cache`. */
export function documentOptions(
  root: string,
  kind: string,
  { folder }: DocumentSite,
): DocumentOptions {
  return { root, cacheFolder: join(root, '.cache', `${kind}${folder.replace('/', '-')}`) }
}

/** Returns a finished document as pages show it. */
export function describeDocument(
  stem: string,
  made: NamedDocument,
  site: DocumentSite,
): EntryDocument {
  const { downloadName, coverWidth, coverHeight } = made
  const [address, cover] = [`/${stem}.pdf`, `/${stem}.webp`]
  const description = describeFile(made, site)
  return { address, downloadName, description, cover, coverWidth, coverHeight }
}

/** Returns a file's type, pages where they are known, and size in kilobytes. */
export function describeFile(
  { bytes, pages }: { bytes: number; pages?: number },
  { settings, words }: DocumentSite,
): string {
  const formats = formatsOf(settings.language)
  const size = Math.max(1, Math.round(bytes / 1000))
  return pages
    ? writeWords(words.documents.file, { pages, size }, formats)
    : writeWords(words.documents.ownFile, { size }, formats)
}

/** A document of the site, made when it is asked for. */
interface SiteDocument {
  /** Its path below the site’s folder, without the ending. */
  stem: string
  make(): Promise<NamedDocument>
}

/** Returns all documents of a kind in a language. */
export type DocumentsOf = (nodes: LanguageNodes, site: DocumentSite, root: string) => SiteDocument[]

function siteOf(nodes: LanguageNodes): DocumentSite | undefined {
  const settings = settingsIn(nodes)
  const addresses = linkAddresses(nodes)
  return (
    settings && {
      settings: { ...settings, ...(addresses && { addresses }) },
      words: wordsOf(nodes),
      filterName: filterNamesIn(nodes),
      folder: nodes.language.folder,
    }
  )
}

/** Returns the documents of some kinds in a language; their paths are below its folder. */
function documentsIn(
  kinds: readonly DocumentsOf[],
  nodes: LanguageNodes,
  root: string,
): SiteDocument[] {
  const site = siteOf(nodes)
  return site ? kinds.flatMap((documentsOf) => documentsOf(nodes, site, root)) : []
}

/** Returns the PDFs of a kind with the pictures of their first pages, ready to publish. */
export async function documentPublications(
  documentsOf: DocumentsOf,
  nodes: Nodes,
  root: string,
): Promise<Publication[]> {
  const documents = nodesByLanguage(nodes).flatMap((own) => documentsIn([documentsOf], own, root))
  const publications = documents.map(async ({ stem, make }) => {
    const { file, cover } = await make()
    return [
      { source: file, target: `${stem}.pdf` },
      { source: cover, target: `${stem}.webp` },
    ]
  })
  return (await Promise.all(publications)).flat()
}

/**
 * Returns the path of the file to serve at an address of the finished site, made from the current content.
 * @returns undefined if there is no such document
 */
export async function documentFile(
  kinds: readonly DocumentsOf[],
  nodes: Nodes,
  root: string,
  address: string,
): Promise<string | undefined> {
  const [, stem, ending] = /^\/((?:.+\/)?documents\/.+)\.(pdf|webp)$/.exec(address) ?? []
  if (!stem) return undefined
  const documents = nodesByLanguage(nodes).flatMap((own) => documentsIn(kinds, own, root))
  const made = await documents.find((document) => document.stem === stem)?.make()
  return ending === 'pdf' ? made?.file : made?.cover
}
