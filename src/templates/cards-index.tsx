import { graphql, type PageProps } from 'gatsby'
import { FinderLink } from '../components/links/FinderLink'
import { LinkCards } from '../components/links/LinkCards'
import type { PageLink } from '../components/links/related-links'
import { Motif } from '../components/Motif'
import type { Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { PageRequest } from '../sections/company/PageRequest'

interface CardsData {
  page: Entry<'pages'>
  comparisons: { nodes: PageLink[] }
  vendorFiles: { nodes: PageLink[] }
}

/** All comparisons or all vendor-risk files. Created only if there are any. */
export default function CardsPage({ data }: PageProps<CardsData>) {
  const { page, comparisons, vendorFiles } = data
  const isOfComparisons = page.slug === 'compare'
  const items = (isOfComparisons ? comparisons : vendorFiles).nodes
  return (
    <>
      <PageOpening
        page={page}
        art={<Motif seed={page.slug} subject={isOfComparisons ? 'choosing' : 'industry'} />}
      >
        {isOfComparisons && <FinderLink />}
      </PageOpening>
      <LinkCards layout="stacked" items={items} />
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query Cards($id: String!) {
    page: fixedPage(id: { eq: $id }) {
      ...FixedPagePage
    }
    comparisons: allComparison(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        path
        title
        text: summary
      }
    }
    vendorFiles: allVendorFile(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        path
        title
        text: summary
      }
    }
  }
`
