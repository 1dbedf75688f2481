import { graphql, type PageProps } from 'gatsby'
import { FinderLink } from '../components/links/FinderLink'
import { LinkCards } from '../components/links/LinkCards'
import type { PageLink } from '../components/links/related-links'
import { Motif } from '../components/Motif'
import type { Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { PageRequest } from '../sections/company/PageRequest'

interface ComparisonsData {
  page: Entry<'pages'>
  comparisons: { nodes: PageLink[] }
}

/** List of all comparisons. It is there while there are comparisons. */
export default function ComparisonsPage({ data }: PageProps<ComparisonsData>) {
  const { page, comparisons } = data
  return (
    <>
      <PageOpening page={page} art={<Motif seed="compare" subject="choosing" />}>
        <FinderLink />
      </PageOpening>
      <LinkCards layout="stacked" items={comparisons.nodes} />
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query Comparisons {
    page: fixedPage(slug: { eq: "compare" }) {
      ...FixedPagePage
    }
    comparisons: allComparison(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        path
        title
        text: summary
      }
    }
  }
`
