/** What the PDFs of all entries have in common: what pages say of them, where they stand, and how they are published. */
import { join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import type { Settings } from '../../content-model/collections/settings'
import { formatsOf } from '../../language/formats'
import { writeWords } from '../../language/written-words'
import type { DocumentOptions, NamedDocument } from '../../pdf/document'
import { type Words, wordsOf } from '../nodes/interface-words'
import { nodesOfType } from '../nodes/typed-nodes'
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

/** An entry's PDF, as pages show it. */
export interface EntryDocument {
  address: string
  /** The name under which it is saved. */
  downloadName: string
  /** Its type, pages and size, such as `PDF, 3 pages, 64 KB`; without pages for a PDF that the writer supplied. */
  description: string
  /** Address of a picture of its first page. */
  cover: string | null
  coverWidth: number | null
  coverHeight: number | null
}

/** What the documents of a site share. */
export interface DocumentSite {
  settings: Settings
  words: Words
}

/** The nodes that a resolver may ask for, so that Gatsby knows what its page depends on. */
export interface DocumentNodeModel {
  findOne(query: { type: 'Settings'; query: object }): Promise<Settings>
  findOne(query: { type: 'InterfaceWords'; query: object }): Promise<Words>
}

/** Returns what documents share, for a resolver. */
export async function siteOfPage(nodeModel: DocumentNodeModel): Promise<DocumentSite> {
  const [settings, words] = await Promise.all([
    nodeModel.findOne({ type: 'Settings', query: {} }),
    nodeModel.findOne({ type: 'InterfaceWords', query: {} }),
  ])
  return { settings, words }
}

/** Returns where the documents of a kind are made and kept: from the project's folder, in a folder of `.cache`. */
export function documentOptions(root: string, folder: string): DocumentOptions {
  return { root, cacheFolder: join(root, '.cache', folder) }
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
export interface SiteDocument {
  /** Its path below the site’s folder, without the ending. */
  stem: string
  make(): Promise<NamedDocument>
}

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>

/** Returns all documents of a kind. */
export type DocumentsOf = (nodes: Nodes, site: DocumentSite, root: string) => SiteDocument[]

function siteOf(nodes: Nodes): DocumentSite | undefined {
  const [settings] = nodesOfType(nodes, 'Settings')
  return settings && { settings, words: wordsOf(nodes) }
}

/** Returns the PDFs of a kind with the pictures of their first pages, ready to publish. */
export async function documentPublications(
  documentsOf: DocumentsOf,
  nodes: Nodes,
  root: string,
): Promise<Publication[]> {
  const site = siteOf(nodes)
  if (!site) return []
  const publications = documentsOf(nodes, site, root).map(async ({ stem, make }) => {
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
  const [, stem, ending] = /^\/(documents\/.+)\.(pdf|webp)$/.exec(address) ?? []
  const site = siteOf(nodes)
  if (!stem || !site) return undefined
  const documents = kinds.flatMap((documentsOf) => documentsOf(nodes, site, root))
  const made = await documents.find((document) => document.stem === stem)?.make()
  return ending === 'pdf' ? made?.file : made?.cover
}
