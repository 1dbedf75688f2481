import { graphql, type PageProps } from 'gatsby'
import { Motif } from '../components/Motif'
import type { Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { Offerings } from '../sections/company/Offerings'
import { PageRequest } from '../sections/company/PageRequest'
import type { WordsData } from '../site/interface-words'

interface OfferingsData extends WordsData<'offeringsPage'> {
  page: Entry<'pages'>
  offerings: { nodes: Entry<'offerings'>[] }
}

/** Offerings page: their terms in one table, then each offering. It is there while there are offerings. */
export default function OfferingsPage({ data }: PageProps<OfferingsData>) {
  const { interfaceWords, page, offerings } = data
  return (
    <>
      <PageOpening page={page} art={<Motif seed="offerings" subject="choosing" />} />
      <Offerings offerings={offerings.nodes} words={interfaceWords.offeringsPage} />
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query Offerings {
    ...OfferingsPageWords
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
