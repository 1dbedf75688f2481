import { graphql, type PageProps } from 'gatsby'
import { ClothLine } from '../components/ClothLine'
import { Motif } from '../components/Motif'
import type { Entry, WovenCard } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { listWeave } from '../motif/chain'
import { PageRequest } from '../sections/company/PageRequest'
import { PageText } from '../sections/company/PageText'
import { SolutionsByStatus } from '../sections/indexes/SolutionsByStatus'

interface SolutionsData {
  page: Entry<'pages'>
  solutions: { nodes: WovenCard<'solutions'>[] }
}

/** Index of all solutions by status. It is there while there are solutions. */
export default function SolutionsPage({ data: { page, solutions } }: PageProps<SolutionsData>) {
  const cloth = {
    seed: 'solutions',
    subject: 'solution',
    weave: listWeave(solutions.nodes.length),
  } as const
  return (
    <>
      <PageOpening page={page} art={<Motif {...cloth} />} />
      <PageText page={page} />
      <SolutionsByStatus solutions={solutions.nodes} />
      <PageRequest page={page} />
      <ClothLine {...cloth} of="list" />
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
        ...WovenSolutionCard
      }
    }
  }
`
