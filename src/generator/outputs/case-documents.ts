/** PDFs of cases: made when a page asks for them, and published for every case. */
import { basename, join } from 'node:path'
import type { BuildArgs, CreateResolversArgs } from 'gatsby'
import sharp from 'sharp'
import { collections } from '../../content-model/collections/registry'
import type { Settings } from '../../content-model/collections/settings'
import { type CaseDocument, type CaseSite, casePdf } from '../../pdf/case-document'
import { bodyOf, type WithBody } from '../nodes/entry-body'
import type { Words } from '../nodes/interface-words'
import { type NodeOf, nodesOfType } from '../nodes/typed-nodes'
import type { Publication } from '../publish/publish'
import type { ServiceDocument } from './documents'

/** A case's node: its text, and the paths of the pictures in it. */
type CaseNode = NodeOf<'Case'> & WithBody & { figures?: readonly string[] }
type IndustryNode = NodeOf<'Industry'>

/** Width of a figure in pixels: 190 to the inch on A4. */
const printedWidth = 1280

const cacheFolder = (root: string) => join(root, '.cache', 'case-documents')

const addressesOf = ({ slug }: CaseNode) => ({
  pdf: `documents/cases/${slug}.pdf`,
  cover: `documents/cases/${slug}.webp`,
})

interface NodeModel {
  findOne(query: { type: 'Settings'; query: object }): Promise<Settings>
  findOne(query: {
    type: 'InterfaceWords'
    query: object
  }): Promise<Pick<Words, 'casePage' | 'documents'>>
  getNodesByIds(query: { ids: readonly string[] }): readonly IndustryNode[]
}

/** Adds `document` to cases. Its resolver makes the PDF, so that the page can name its size and pages. */
export function addCaseDocuments({ createResolvers, store }: CreateResolversArgs): void {
  const root: string = store.getState().program.directory
  createResolvers({
    [collections.cases.typeName]: {
      document: {
        type: 'ServiceDocument',
        async resolve(
          entry: CaseNode,
          _arguments: unknown,
          { nodeModel }: { nodeModel: NodeModel },
        ): Promise<ServiceDocument> {
          const [settings, { casePage: labels, documents }] = await Promise.all([
            nodeModel.findOne({ type: 'Settings', query: {} }),
            nodeModel.findOne({ type: 'InterfaceWords', query: {} }),
          ])
          const industries = nodeModel.getNodesByIds({ ids: entry.industries })
          const made = await documentOf(entry, industries, { settings, labels, documents }, root)
          const { downloadName, bytes, pages, coverWidth, coverHeight } = made
          const { pdf, cover } = addressesOf(entry)
          return {
            address: `/${pdf}`,
            downloadName,
            bytes,
            pages,
            cover: `/${cover}`,
            coverWidth,
            coverHeight,
          }
        },
      },
    },
  })
}

async function documentOf(
  entry: CaseNode,
  industries: readonly IndustryNode[],
  site: CaseSite,
  root: string,
): Promise<CaseDocument> {
  const industryNames = industries.filter(({ listed }) => listed).map(({ name }) => name)
  const figures = await Promise.all(
    (entry.figures ?? []).map(async (path) => [basename(path), await printed(path)] as const),
  )
  return casePdf(
    { ...entry, industryNames, body: bodyOf(entry) },
    site,
    Object.fromEntries(figures),
    { root, cacheFolder: cacheFolder(root) },
  )
}

/**
 * Returns a picture as a PNG of the width at which it is printed. Typst keeps pixels as they are: a drawing with few
 * colours takes 40 KB of the PDF instead of 140.
 */
function printed(path: string): Promise<Buffer> {
  const drawing = path.endsWith('.png') && { palette: true, colours: 16, dither: 0 }
  return sharp(path)
    .resize({ width: printedWidth, withoutEnlargement: true })
    .png({ ...drawing })
    .toBuffer()
}

/** Returns the PDFs and covers of all cases, ready to publish. */
export async function caseDocumentPublications(
  nodes: Pick<BuildArgs, 'getNodesByType'>,
  root: string,
): Promise<Publication[]> {
  const publications = casesOf(nodes).map(async (entry) => {
    const made = await madeFrom(nodes, entry, root)
    const { pdf, cover } = addressesOf(entry)
    return made
      ? [
          { source: made.file, target: pdf },
          { source: made.cover, target: cover },
        ]
      : []
  })
  return (await Promise.all(publications)).flat()
}

/**
 * Returns the path of the file to serve at an address of the finished site, made from the current content.
 * @returns undefined if no case has such a document
 */
export async function caseDocumentFile(
  nodes: Pick<BuildArgs, 'getNodesByType'>,
  root: string,
  address: string,
): Promise<string | undefined> {
  const entry = casesOf(nodes).find((one) =>
    Object.values(addressesOf(one)).some((path) => address === `/${path}`),
  )
  const made = entry && (await madeFrom(nodes, entry, root))
  return address.endsWith('.pdf') ? made?.file : made?.cover
}

function casesOf(nodes: Pick<BuildArgs, 'getNodesByType'>): CaseNode[] {
  return nodes.getNodesByType(collections.cases.typeName) as CaseNode[]
}

async function madeFrom(
  nodes: Pick<BuildArgs, 'getNodesByType'>,
  entry: CaseNode,
  root: string,
): Promise<CaseDocument | undefined> {
  const [settings] = nodesOfType(nodes, 'Settings')
  const [words] = nodesOfType(nodes, 'InterfaceWords')
  if (!settings || !words) return undefined
  const ids: readonly string[] = entry.industries
  const industries = nodesOfType(nodes, 'Industry').filter(({ id }) => ids.includes(id))
  const { casePage: labels, documents } = words
  return documentOf(entry, industries, { settings, labels, documents }, root)
}
