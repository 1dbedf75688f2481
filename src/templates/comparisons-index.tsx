import { graphql, type PageProps } from 'gatsby'
import { FinderLink } from '../components/links/FinderLink'
import { LinkCards } from '../components/links/LinkCards'
import { summaryCards } from '../components/links/related-links'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import type { Card, Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { PageRequest } from '../sections/company/PageRequest'

interface ComparisonsData {
  page: Entry<'pages'>
  comparisons: { nodes: Card<'comparisons'>[] }
}

/** List of all comparisons. It is there while there are comparisons. */
export default function ComparisonsPage({ data }: PageProps<ComparisonsData>) {
  const { page, comparisons } = data
  return (
    <>
      <PageOpening page={page} art={<Motif seed="compare" subject="choosing" />}>
        <FinderLink />
      </PageOpening>
      <Section layout="stacked">
        <LinkCards items={summaryCards(comparisons.nodes)} />
      </Section>
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
        ...ComparisonCard
      }
    }
  }
`
