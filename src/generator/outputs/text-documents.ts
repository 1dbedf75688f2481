/** PDFs of texts: of sample deliverables and vendor-risk files. Made when a page asks for them, and published. */
import { join } from 'node:path'
import type { BuildArgs, CreateResolversArgs } from 'gatsby'
import type { Settings } from '../../content-model/collections/settings'
import { fillWords, type InterfaceWords } from '../../layout/interface-words'
import { type DocumentText, type FinishedTextDocument, textDocument } from '../../pdf/text-document'
import { formatDate } from '../../sections/article/format-date'
import { vendorFileText } from '../../sections/vendor-risk/vendor-file-text'
import { bodyOf, type WithBody } from '../nodes/entry-body'
import { type NodeOf, nodesOfType } from '../nodes/typed-nodes'
import type { Publication } from '../publish/publish'
import type { ServiceDocument } from './documents'

type DeliverableNode = NodeOf<'Deliverable'> & WithBody
type VendorFileNode = NodeOf<'VendorFile'> & WithBody
type DocumentNode = DeliverableNode | VendorFileNode
type Words = Pick<InterfaceWords, 'deliverable' | 'vendorFile'>

/** What the documents of a site share. */
interface DocumentSite {
  settings: Settings
  words: Words
}

/** Folder below /documents of the PDFs of each type. */
const folders = { Deliverable: 'samples', VendorFile: 'vendor-risk' } as const

const isDeliverable = (node: DocumentNode): node is DeliverableNode =>
  node.internal.type === 'Deliverable'

const stemOf = (node: DocumentNode) =>
  `documents/${isDeliverable(node) ? folders.Deliverable : folders.VendorFile}/${node.slug}`

/** Returns the address of the PDF of an entry. */
export function textDocumentAddress(typeName: keyof typeof folders, slug: string): string {
  return `/documents/${folders[typeName]}/${slug}.pdf`
}

/** Returns whether the entries of a type have such a PDF. */
export function hasTextDocument(typeName: string): typeName is keyof typeof folders {
  return Object.hasOwn(folders, typeName)
}

function textOf(node: DocumentNode, { words }: DocumentSite): DocumentText {
  const { slug, title, summary } = node
  const body = bodyOf(node)
  if (isDeliverable(node)) {
    const { notice, facts } = node
    const kind = words.deliverable.document
    return { slug, title, summary, kind, notice, facts, body, path: '/deliverables' }
  }
  const labels = words.vendorFile
  return {
    slug,
    title,
    summary,
    kind: labels.document,
    notice: fillWords(labels.checked, { date: formatDate(node.checked) }),
    facts: [],
    body: vendorFileText({ ...node, body, headings: [] }, labels).body,
    path: node.path,
  }
}

function make(node: DocumentNode, site: DocumentSite, root: string): Promise<FinishedTextDocument> {
  const folder = isDeliverable(node) ? folders.Deliverable : folders.VendorFile
  const cacheFolder = join(root, '.cache', folder)
  return textDocument(textOf(node, site), site.settings, { root, cacheFolder })
}

interface NodeModel {
  findOne(query: { type: 'Settings'; query: object }): Promise<Settings>
  findOne(query: { type: 'InterfaceWords'; query: object }): Promise<Words>
}

/** Adds `document` to the types whose entries have a PDF of their text. */
export function addTextDocuments({ createResolvers, store }: CreateResolversArgs): void {
  const root: string = store.getState().program.directory
  const document = {
    type: 'ServiceDocument!',
    async resolve(
      node: DocumentNode,
      _arguments: unknown,
      { nodeModel }: { nodeModel: NodeModel },
    ): Promise<ServiceDocument> {
      const settings = await nodeModel.findOne({ type: 'Settings', query: {} })
      const words = await nodeModel.findOne({ type: 'InterfaceWords', query: {} })
      const { downloadName, bytes, pages, coverWidth, coverHeight } = await make(
        node,
        { settings, words },
        root,
      )
      const [address, cover] = [`/${stemOf(node)}.pdf`, `/${stemOf(node)}.webp`]
      return { address, downloadName, bytes, pages, cover, coverWidth, coverHeight }
    },
  }
  createResolvers({ Deliverable: { document }, VendorFile: { document } })
}

type Nodes = Pick<BuildArgs, 'getNodesByType'>

function documentNodes({ getNodesByType }: Nodes): DocumentNode[] {
  return Object.keys(folders).flatMap((typeName) => getNodesByType(typeName) as DocumentNode[])
}

function siteOf(nodes: Nodes): DocumentSite | undefined {
  const [settings] = nodesOfType(nodes, 'Settings')
  const [words] = nodesOfType(nodes, 'InterfaceWords')
  return settings && words ? { settings, words } : undefined
}

/**
 * Returns the path of the file to serve at an address of the finished site, made from the current content.
 * @returns undefined if no entry has such a document
 */
export async function textDocumentFile(
  nodes: Nodes,
  root: string,
  address: string,
): Promise<string | undefined> {
  const node = documentNodes(nodes).find((one) =>
    [`/${stemOf(one)}.pdf`, `/${stemOf(one)}.webp`].includes(address),
  )
  const site = siteOf(nodes)
  if (!node || !site) return undefined
  const made = await make(node, site, root)
  return address.endsWith('.pdf') ? made.file : made.cover
}

/** Returns the PDFs of all texts with pictures of their first pages, ready to publish. */
export async function textDocumentPublications(nodes: Nodes, root: string): Promise<Publication[]> {
  const site = siteOf(nodes)
  if (!site) return []
  const publications = documentNodes(nodes).map(async (node) => {
    const { file, cover } = await make(node, site, root)
    return [
      { source: file, target: `${stemOf(node)}.pdf` },
      { source: cover, target: `${stemOf(node)}.webp` },
    ]
  })
  return (await Promise.all(publications)).flat()
}
