/** Portfolio PDFs: made when a page asks for them, and published for every live service. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildArgs, CreateResolversArgs } from 'gatsby'
import type { Settings } from '../../content-model/collections/settings'
import { isAnnounced } from '../../content-model/visibility/announced'
import { type Portfolio, portfolioPdf } from '../../pdf/portfolio'
import { naming } from '../graphql/leading-entries'
import type { Words } from '../nodes/interface-words'
import { type NodeOf, nodesOfType } from '../nodes/typed-nodes'
import type { Publication } from '../publish/publish'
import { textDocumentAddress } from './text-documents'

/** GraphQL type of a service's PDF. */
export const documentType = `type ServiceDocument {
  address: String!
  downloadName: String!
  bytes: Int!
  pages: Int
  cover: String
  coverWidth: Int
  coverHeight: Int
}`

/** A service's PDF, as pages show it. */
export interface ServiceDocument {
  address: string
  /** The name under which it is saved. */
  downloadName: string
  bytes: number
  /** Null for a PDF that the writer supplied. */
  pages: number | null
  /** Address of a picture of its first page. */
  cover: string | null
  coverWidth: number | null
  coverHeight: number | null
}

type ServiceNode = NodeOf<'Service'>

const cacheFolder = (root: string) => join(root, '.cache', 'portfolios')

const addressesOf = ({ slug }: ServiceNode) => ({
  pdf: `documents/${slug}.pdf`,
  cover: `documents/${slug}.webp`,
})

/** Adds `document` to services. Its resolver makes the PDF, so that the page can name its size and pages. */
export function addDocuments({ createResolvers, store }: CreateResolversArgs): void {
  const root: string = store.getState().program.directory
  createResolvers({
    Service: {
      document: {
        type: 'ServiceDocument',
        async resolve(
          service: ServiceNode,
          _arguments: unknown,
          context: { nodeModel: NodeModel },
        ): Promise<ServiceDocument | null> {
          if (isAnnounced(service)) return null
          const [settings, words] = await Promise.all([
            context.nodeModel.findOne({ type: 'Settings', query: {} }),
            context.nodeModel.findOne({ type: 'InterfaceWords', query: {} }),
          ])
          const site = { settings, labels: words.portfolio, documents: words.documents }
          const { entries } = await context.nodeModel.findAll({ type: 'Deliverable', query: {} })
          const portfolio = await portfolioPdf(withSamples(service, entries), site, {
            root,
            cacheFolder: cacheFolder(root),
          })
          const own = service.portfolio?.pdf
          if (own) return ownDocument(own, portfolio, root)
          const { pdf, cover } = addressesOf(service)
          const { downloadName, bytes, pages, coverWidth, coverHeight } = portfolio
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

interface NodeModel {
  findOne(query: { type: 'Settings'; query: object }): Promise<Settings>
  findOne(query: {
    type: 'InterfaceWords'
    query: object
  }): Promise<Pick<Words, 'portfolio' | 'documents'>>
  findAll(query: {
    type: 'Deliverable'
    query: object
  }): Promise<{ entries: Iterable<NodeOf<'Deliverable'>> }>
}

/** Adds the sample deliverables of a service, which its PDF names. */
function withSamples(service: ServiceNode, deliverables: Iterable<NodeOf<'Deliverable'>>) {
  const samples = naming(deliverables, 'services', service).map(({ title, slug }) => {
    return { title, address: textDocumentAddress('Deliverable', slug) }
  })
  return { ...service, samples }
}

/** Returns the data of a PDF that the writer put under `static/`. */
async function ownDocument(
  address: string,
  { downloadName }: Portfolio,
  root: string,
): Promise<ServiceDocument> {
  const { size } = await stat(join(root, 'static', address))
  const unknown = { pages: null, cover: null, coverWidth: null, coverHeight: null }
  return { address, downloadName, bytes: size, ...unknown }
}

/**
 * Returns the path of the file to serve at an address of the finished site, made from the current content.
 * @returns undefined if no service has such a document
 */
export async function documentFile(
  nodes: Pick<BuildArgs, 'getNodesByType'>,
  settings: Settings,
  root: string,
  address: string,
): Promise<string | undefined> {
  if (!address.startsWith('/documents/')) return undefined
  const services = nodesOfType(nodes, 'Service')
  const service = services.find((one) => {
    const { pdf, cover } = addressesOf(one)
    return hasDocument(one) && (address === `/${pdf}` || address === `/${cover}`)
  })
  const [words] = nodesOfType(nodes, 'InterfaceWords')
  if (!service || !words) return undefined
  const site = { settings, labels: words.portfolio, documents: words.documents }
  const complete = withSamples(service, nodesOfType(nodes, 'Deliverable'))
  const made = await portfolioPdf(complete, site, { root, cacheFolder: cacheFolder(root) })
  return address.endsWith('.pdf') ? made.file : made.cover
}

/** Whether a service's PDF is generated, and not supplied by the writer. */
const hasDocument = (service: ServiceNode) => !isAnnounced(service) && !service.portfolio?.pdf

/** Returns the PDFs and covers of all live services, ready to publish. */
export async function documentPublications(
  nodes: Pick<BuildArgs, 'getNodesByType'>,
  root: string,
): Promise<Publication[]> {
  const [settings] = nodesOfType(nodes, 'Settings')
  const services = nodesOfType(nodes, 'Service')
  const [words] = nodesOfType(nodes, 'InterfaceWords')
  if (!settings || !words) return []
  const site = { settings, labels: words.portfolio, documents: words.documents }
  const deliverables = nodesOfType(nodes, 'Deliverable')
  const live = services.filter(hasDocument)
  const publications = live.map(async (service) => {
    const options = { root, cacheFolder: cacheFolder(root) }
    const { file, cover } = await portfolioPdf(withSamples(service, deliverables), site, options)
    const addresses = addressesOf(service)
    return [
      { source: file, target: addresses.pdf },
      { source: cover, target: addresses.cover },
    ]
  })
  return (await Promise.all(publications)).flat()
}
