import { graphql, type PageProps } from 'gatsby'
import { Motif } from '../components/Motif'
import type { Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { PageRequest } from '../sections/company/PageRequest'
import { PageText } from '../sections/company/PageText'
import { SolutionsByStatus } from '../sections/indexes/SolutionsByStatus'
import { useNavigation } from '../site/navigation'

/** Created only if there are solutions. */
export default function SolutionsPage({ data: { page } }: PageProps<{ page: Entry<'pages'> }>) {
  const { solutions } = useNavigation()
  return (
    <>
      <PageOpening page={page} art={<Motif seed="solutions" subject="solution" />} />
      <PageText page={page} />
      <SolutionsByStatus solutions={solutions} />
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query SolutionsIndex {
    page: fixedPage(slug: { eq: "solutions" }) {
      ...FixedPagePage
    }
  }
`
