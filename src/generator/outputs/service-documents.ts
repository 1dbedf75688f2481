/** The PDFs of services. */
import { documentAddress } from '../../content-model/addresses/document-address'
import { isAnnounced } from '../../content-model/visibility/announced'
import { portfolioPdf } from '../../pdf/portfolio'
import { naming } from '../graphql/leading-entries'
import { withSharedParts } from '../graphql/shared-parts'
import type { NodeOf } from '../nodes/typed-nodes'
import type { Making } from './document-kind'

type ServiceNode = NodeOf<'Service'>

/** Whether a service's PDF is generated, and not supplied by the writer. */
export const hasDocument = (service: ServiceNode): boolean =>
  !isAnnounced(service) && !service.portfolio?.pdf

/** Makes the PDF of a live service, which names the sample deliverables of the service. */
export async function serviceDocument(
  entry: ServiceNode,
  { site: { settings, words }, entries, options }: Making,
) {
  const service = withSharedParts(entry, (id) => entries.byIds('Service', [id])[0])
  const deliverables = (await entries.listed('Deliverable')) as NodeOf<'Deliverable'>[]
  const samples = naming(deliverables, 'services', service).map((sample) => {
    return { title: sample.title, address: documentAddress('Deliverable', sample) }
  })
  const { portfolio: labels, documents, serviceKinds: kinds } = words
  return portfolioPdf({ ...service, samples }, { settings, labels, documents, kinds }, options)
}
