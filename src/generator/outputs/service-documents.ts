/** Portfolio PDFs: made when a page asks for them, and published for every live service. */

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import type { EntryDocument } from '../../content-model/collections/query-results'
import { isAnnounced } from '../../content-model/visibility/announced'
import type { NamedDocument } from '../../pdf/document'
import { portfolioPdf } from '../../pdf/portfolio'
import { type LanguageContext, listedEntries } from '../graphql/in-language'
import { naming } from '../graphql/leading-entries'
import { finderFor, withSharedParts } from '../graphql/shared-parts'
import { type NodeOf, nodesOfType } from '../nodes/typed-nodes'
import {
  type DocumentSite,
  type DocumentsOf,
  describeDocument,
  describeFile,
  documentOptions,
  siteOfPage,
} from './documents'
import { textDocumentAddress } from './text-documents'

type ServiceNode = NodeOf<'Service'>
type DeliverableNode = NodeOf<'Deliverable'>

const stemOf = ({ slug }: ServiceNode, { folder }: DocumentSite) =>
  `${folder}/documents/${slug}`.slice(1)

/** Adds `document` to services. Its resolver makes the PDF, so that the page can name its size and pages. */
export function addServiceDocuments({
  createResolvers,
  store,
  getNodesByType,
}: CreateResolversArgs): void {
  const root: string = store.getState().program.directory
  createResolvers({
    Service: {
      document: {
        type: 'EntryDocument',
        async resolve(
          service: ServiceNode,
          _arguments: unknown,
          context: LanguageContext,
        ): Promise<EntryDocument | null> {
          if (isAnnounced(service)) return null
          const site = await siteOfPage(context, { getNodesByType })
          const deliverables = await listedEntries(context, 'Deliverable')
          const whole = withSharedParts(service, finderFor(context))
          const made = await make(whole, deliverables as DeliverableNode[], site, root)
          const own = service.portfolio?.pdf
          return own
            ? ownDocument(own, made, site, root)
            : describeDocument(stemOf(service, site), made, site)
        },
      },
    },
  })
}

/** Makes the PDF of a service, which names the sample deliverables of that service. */
function make(
  service: ServiceNode,
  deliverables: Iterable<DeliverableNode>,
  documentSite: DocumentSite,
  root: string,
): Promise<NamedDocument> {
  const { settings, words } = documentSite
  const samples = naming(deliverables, 'services', service).map((sample) => {
    return { title: sample.title, address: textDocumentAddress('Deliverable', sample) }
  })
  const { portfolio: labels, documents, serviceKinds: kinds } = words
  const site = { settings, labels, documents, kinds }
  return portfolioPdf(
    { ...service, samples },
    site,
    documentOptions(root, 'portfolios', documentSite),
  )
}

/** Returns the data of a PDF that the writer put under `static/`. */
async function ownDocument(
  address: string,
  { downloadName }: NamedDocument,
  site: DocumentSite,
  root: string,
): Promise<EntryDocument> {
  const { size } = await stat(join(root, 'static', address))
  const description = describeFile({ bytes: size }, site)
  return { address, downloadName, description, cover: null, coverWidth: null, coverHeight: null }
}

/** Whether a service's PDF is generated, and not supplied by the writer. */
export const hasDocument = (service: ServiceNode): boolean =>
  !isAnnounced(service) && !service.portfolio?.pdf

/** Returns the PDFs of all live services. */
export const serviceDocuments: DocumentsOf = (nodes, site, root) => {
  const deliverables = nodesOfType(nodes.shown, 'Deliverable')
  const services = nodesOfType(nodes, 'Service')
  const find = (id: string) => services.find(({ path }) => path === `/${id}`)
  return services.filter(hasDocument).map((service) => ({
    stem: stemOf(service, site),
    make: () => make(withSharedParts(service, find), deliverables, site, root),
  }))
}
