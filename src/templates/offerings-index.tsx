import { graphql, type PageProps } from 'gatsby'
import { Motif } from '../components/Motif'
import { PageOpening } from '../components/PageOpening'
import type { Entry } from '../content-model/collections/query-results'
import { OfferingSection } from '../sections/company/OfferingSection'
import { PageRequest } from '../sections/company/PageRequest'

interface OfferingsData {
  page: Entry<'pages'>
  offerings: { nodes: Entry<'offerings'>[] }
}

/** Offerings page, with each offering and its terms. It is there while there are offerings. */
export default function OfferingsPage({ data: { page, offerings } }: PageProps<OfferingsData>) {
  return (
    <>
      <PageOpening page={page} art={<Motif seed="offerings" subject="it-consulting" />} />
      {offerings.nodes.map((offering) => (
        <OfferingSection key={offering.id} offering={offering} />
      ))}
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query Offerings {
    page: fixedPage(slug: { eq: "offerings" }) {
      ...FixedPagePage
    }
    offerings: allOffering(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...OfferingPage
      }
    }
  }
`
