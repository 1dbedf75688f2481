import { graphql, type PageProps } from 'gatsby'
import { Motif } from '../components/Motif'
import type { Card, Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { PageRequest } from '../sections/company/PageRequest'
import { PageText } from '../sections/company/PageText'
import { SolutionsByStatus } from '../sections/indexes/SolutionsByStatus'

interface SolutionsData {
  page: Entry<'pages'>
  solutions: { nodes: Card<'solutions'>[] }
}

/** Created only if there are solutions. */
export default function SolutionsPage({ data: { page, solutions } }: PageProps<SolutionsData>) {
  return (
    <>
      <PageOpening page={page} art={<Motif seed="solutions" subject="solution" />} />
      <PageText page={page} />
      <SolutionsByStatus solutions={solutions.nodes} />
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query SolutionsIndex {
    page: fixedPage(slug: { eq: "solutions" }) {
      ...FixedPagePage
    }
    solutions: allSolution(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...SolutionCard
      }
    }
  }
`
