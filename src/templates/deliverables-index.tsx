import { graphql, type PageProps } from 'gatsby'
import { Motif } from '../components/Motif'
import type { Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { PageRequest } from '../sections/company/PageRequest'
import { type QueriedDeliverable, SampleDeliverable } from '../sections/company/SampleDeliverable'
import type { WordsData } from '../site/interface-words'

interface DeliverablesData extends WordsData<'deliverable'> {
  page: Entry<'pages'>
  deliverables: { nodes: QueriedDeliverable[] }
}

/** Created only if there are samples. */
export default function DeliverablesPage({ data }: PageProps<DeliverablesData>) {
  const { interfaceWords, page, deliverables } = data
  return (
    <>
      <PageOpening page={page} art={<Motif seed="deliverables" subject="choosing" />} />
      {deliverables.nodes.map((deliverable) => (
        <SampleDeliverable
          key={deliverable.id}
          deliverable={deliverable}
          words={interfaceWords.deliverable}
        />
      ))}
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query Deliverables {
    ...DeliverableWords
    page: fixedPage(slug: { eq: "deliverables" }) {
      ...FixedPagePage
    }
    deliverables: allDeliverable(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        id
        slug
        title
        summary
        notice
        facts {
          label
          value
        }
        services {
          ...ServiceCard
        }
        document {
          ...Document
        }
      }
    }
  }
`
