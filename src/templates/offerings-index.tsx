import { graphql, type PageProps } from 'gatsby'
import { Motif } from '../components/Motif'
import type { Entry, Singleton } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { Offerings } from '../sections/company/Offerings'
import { PageRequest } from '../sections/company/PageRequest'
import { PageText } from '../sections/company/PageText'
import type { WordsData } from '../site/interface-words'

interface OfferingsData extends WordsData<'offeringsPage'> {
  page: Entry<'pages'>
  offerings: { nodes: Entry<'offerings'>[] }
  settings: Pick<Singleton<'settings.yaml'>, 'priceNote'>
}

/** Created only if there are offerings. */
export default function OfferingsPage({ data }: PageProps<OfferingsData>) {
  const { interfaceWords, page, offerings, settings } = data
  return (
    <>
      <PageOpening page={page} art={<Motif seed="offerings" subject="choosing" />} />
      <PageText page={page} />
      <Offerings
        offerings={offerings.nodes}
        priceNote={settings.priceNote}
        words={interfaceWords.offeringsPage}
      />
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
    settings {
      priceNote
    }
    offerings: allOffering(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...OfferingPage
      }
    }
  }
`
