/** PDFs of texts: of sample deliverables and vendor-risk files. Made when a page asks for them, and published. */

import type { CreateResolversArgs } from 'gatsby'
import type { EntryDocument } from '../../content-model/collections/query-results'
import { folderOf } from '../../content-model/translation/translated-addresses'
import { formatsOf } from '../../language/formats'
import { writeDate } from '../../language/written'
import type { NamedDocument } from '../../pdf/document'
import { type DocumentText, textDocument } from '../../pdf/text-document'
import { vendorFileText } from '../../sections/article/vendor-file-text'
import { fillWords } from '../../site/interface-words'
import { drawTrees } from '../graphql/drawings'
import type { LanguageContext } from '../graphql/in-language'
import { bodyOf, type WithBody } from '../nodes/entry-body'
import type { NodeOf } from '../nodes/typed-nodes'
import {
  type DocumentSite,
  type DocumentsOf,
  describeDocument,
  documentOptions,
  siteOfPage,
} from './documents'

type DeliverableNode = NodeOf<'Deliverable'> & WithBody
type VendorFileNode = NodeOf<'VendorFile'> & WithBody
type DocumentNode = DeliverableNode | VendorFileNode

/** Folder below /documents of the PDFs of each type. */
const folders = { Deliverable: 'samples', VendorFile: 'vendor-risk' } as const

const isDeliverable = (node: DocumentNode): node is DeliverableNode =>
  node.internal.type === 'Deliverable'

const kindOf = (node: DocumentNode) =>
  isDeliverable(node) ? folders.Deliverable : folders.VendorFile

const stemOf = (node: DocumentNode, { folder }: DocumentSite) =>
  `${folder}/documents/${kindOf(node)}/${node.slug}`.slice(1)

/** Returns the address of the PDF of an entry, which is in the language of the entry. */
export function textDocumentAddress(
  typeName: keyof typeof folders,
  { slug, translation }: { slug: string; translation?: string },
): string {
  return `${folderOf(translation || undefined)}/documents/${folders[typeName]}/${slug}.pdf`
}

/** Returns whether the entries of a type have such a PDF. */
export function hasTextDocument(typeName: string): typeName is keyof typeof folders {
  return Object.hasOwn(folders, typeName)
}

async function textOf(
  node: DocumentNode,
  { words, settings }: DocumentSite,
  root: string,
): Promise<DocumentText> {
  const { slug, title, summary } = node
  const { language } = settings
  const body = await drawTrees(bodyOf(node), { root, language, figures: node.svgFigures })
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
    notice: fillWords(labels.checked, {
      date: writeDate(node.checked, formatsOf(settings.language)),
    }),
    facts: [],
    body: vendorFileText({ ...node, body, headings: [] }, words).body,
    path: node.path,
  }
}

async function make(node: DocumentNode, site: DocumentSite, root: string): Promise<NamedDocument> {
  const options = documentOptions(root, kindOf(node), site)
  return textDocument(await textOf(node, site, root), site.settings, options)
}

/** Adds `document` to the types whose entries have a PDF of their text. */
export function addTextDocuments({
  createResolvers,
  store,
  getNodesByType,
}: CreateResolversArgs): void {
  const root: string = store.getState().program.directory
  const document = {
    type: 'EntryDocument!',
    async resolve(
      node: DocumentNode,
      _arguments: unknown,
      context: LanguageContext,
    ): Promise<EntryDocument> {
      const page = await siteOfPage(context, { getNodesByType })
      // Where the entry has no translation, the page shows its original, and so the PDF of that.
      const site = await siteOfPage(
        { nodeModel: context.nodeModel, ...(node.translation && { language: node.translation }) },
        { getNodesByType },
      )
      return describeDocument(stemOf(node, site), await make(node, site, root), page)
    },
  }
  createResolvers({ Deliverable: { document }, VendorFile: { document } })
}

/** Returns the PDFs of all texts. */
export const textDocuments: DocumentsOf = ({ getNodesByType }, site, root) =>
  Object.keys(folders)
    .flatMap((typeName) => getNodesByType(typeName) as DocumentNode[])
    .map((node) => ({ stem: stemOf(node, site), make: () => make(node, site, root) }))
