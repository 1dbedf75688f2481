/** The PDFs of entries: made when a page asks for them, so that it can name their size and pages, and published. */
import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CreateResolversArgs, Node } from 'gatsby'
import { type DocumentType, documentAddress } from '../../content-model/addresses/document-address'
import type { EntryDocument } from '../../content-model/collections/query-results'
import { isAnnounced } from '../../content-model/visibility/announced'
import type { NamedDocument } from '../../pdf/document'
import { downloadName } from '../../pdf/portfolio'
import {
  entriesById,
  field,
  findEntry,
  interfaceWords,
  type LanguageContext,
  listedEntries,
  originalId,
  translationOf,
} from '../graphql/in-language'
import type { WithBody } from '../nodes/entry-body'
import { type LanguageNodes, nodesByLanguage, nodesIn, siteLanguages } from '../nodes/languages'
import type { NodeOf, Nodes } from '../nodes/typed-nodes'
import type { EntryNode } from '../pages/entry-nodes'
import type { Publication } from '../publish/publish'
import { caseDocument } from './case-documents'
import {
  type DocumentSite,
  describeFile,
  type Making,
  type NamedEntries,
  siteOf,
} from './document-kind'
import { hasDocument, serviceDocument } from './service-documents'
import { deliverableDocument, vendorFileDocument } from './text-documents'

/** GraphQL type of an entry's PDF. */
export const documentType = `type EntryDocument {
  address: String!
  downloadName: String!
  description: String!
  cover: String
  coverWidth: Int
  coverHeight: Int
}`

/** What makes the PDF of an entry, by the type of entries. */
const makers: {
  [T in DocumentType]: (entry: NodeOf<T> & WithBody, making: Making) => Promise<NamedDocument>
} = {
  Service: serviceDocument,
  Case: caseDocument,
  Deliverable: deliverableDocument,
  VendorFile: vendorFileDocument,
}
const types = Object.keys(makers) as DocumentType[]

/** Whether the PDF of an entry is made, and not supplied by the writer. */
const isMade = (type: DocumentType, entry: Node) =>
  type !== 'Service' || hasDocument(entry as NodeOf<'Service'>)

type Entry = EntryNode & { translation?: string }

/** Adds `document` to each type of entries that have one. */
export function addDocuments({
  createResolvers,
  store,
  getNodesByType,
}: CreateResolversArgs): void {
  const root: string = store.getState().program.directory
  const document = (type: DocumentType) =>
    field('EntryDocument', async (context, entry: Entry): Promise<EntryDocument | null> => {
      const page = await siteOfPage(context, { getNodesByType })
      if (!isMade(type, entry)) return suppliedDocument(entry, page, root)
      // Where the entry has no translation, the page shows its original, and so the PDF of that.
      const own = {
        nodeModel: context.nodeModel,
        ...(entry.translation && { language: entry.translation }),
      }
      const site = await siteOfPage(own, { getNodesByType })
      const entries: NamedEntries = {
        byIds: (type, ids) => entriesById(own, type, ids),
        listed: (type) => listedEntries(own, type),
      }
      const made = await make(type, entry, { site, entries, root })
      const address = documentAddress(type, entry)
      const { downloadName, coverWidth, coverHeight } = made
      const description = describeFile(made, page)
      const cover = address.replace(/pdf$/, 'webp')
      return { address, downloadName, description, cover, coverWidth, coverHeight }
    })
  createResolvers(Object.fromEntries(types.map((type) => [type, { document: document(type) }])))
}

/** Returns what documents share, for a resolver. What it asks for tells Gatsby on what its page depends. */
async function siteOfPage(context: LanguageContext, nodes: Nodes): Promise<DocumentSite> {
  await Promise.all([findEntry(context, 'Settings'), interfaceWords(context)])
  const language = siteLanguages(nodes).find((one) => one.translation === translationOf(context))
  const site = language && siteOf(nodesIn(nodes, language))
  if (!site) throw new Error('The settings are not there.')
  return site
}

/** Returns the data of a PDF that the writer put under `static/`; null for an entry that has none yet. */
function suppliedDocument(entry: Entry, site: DocumentSite, root: string): EntryDocument | null {
  const service = entry as unknown as NodeOf<'Service'>
  const address = service.portfolio?.pdf
  if (isAnnounced(service) || !address) return null
  const { size } = statSync(join(root, 'static', address))
  return {
    address,
    downloadName: downloadName(service, site.settings, site.words.documents),
    description: describeFile({ bytes: size }, site),
    ...{ cover: null, coverWidth: null, coverHeight: null },
  }
}

function make(
  type: DocumentType,
  entry: Entry,
  { root, ...made }: { site: DocumentSite; entries: NamedEntries; root: string },
): Promise<NamedDocument> {
  const cacheFolder = join(root, '.cache', dirname(documentAddress(type, entry)))
  const maker = makers[type] as (entry: Node, making: Making) => Promise<NamedDocument>
  return maker(entry, { ...made, options: { root, cacheFolder } })
}

/** Returns all documents of a language, by their address. */
function documentsIn(nodes: LanguageNodes, root: string): [string, () => Promise<NamedDocument>][] {
  const site = siteOf(nodes)
  if (!site) return []
  const { shown } = nodes
  const entries: NamedEntries = {
    byIds(type, ids) {
      const found = new Map(shown.getNodesByType(type).map((node) => [originalId(node), node]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    listed: async (type) => shown.getNodesByType(type).filter(({ listed }) => listed),
  }
  return types.flatMap((type) =>
    (nodes.getNodesByType(type) as Entry[])
      .filter((entry) => isMade(type, entry))
      .map((entry): [string, () => Promise<NamedDocument>] => [
        documentAddress(type, entry),
        () => make(type, entry, { site, entries, root }),
      ]),
  )
}

/** Returns all PDFs with the pictures of their first pages, ready to publish. */
export async function documentPublications(nodes: Nodes, root: string): Promise<Publication[]> {
  const documents = nodesByLanguage(nodes).flatMap((own) => documentsIn(own, root))
  const publications = documents.map(async ([address, makeDocument]) => {
    const { file, cover } = await makeDocument()
    const target = address.slice(1)
    return [
      { source: file, target },
      { source: cover, target: target.replace(/pdf$/, 'webp') },
    ]
  })
  return (await Promise.all(publications)).flat()
}

/**
 * Returns the path of the file to serve at an address of the finished site, made from the current content.
 * @returns undefined if there is no such document
 */
export async function documentFile(
  nodes: Nodes,
  root: string,
  address: string,
): Promise<string | undefined> {
  if (!address.includes('/documents/')) return undefined
  const pdf = address.replace(/webp$/, 'pdf')
  const documents = nodesByLanguage(nodes).flatMap((own) => documentsIn(own, root))
  const made = await documents.find(([one]) => one === pdf)?.[1]()
  return address === pdf ? made?.file : made?.cover
}
