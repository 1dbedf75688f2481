import { graphql, type PageProps } from 'gatsby'
import { solutionStatuses } from '../collections/choices'
import type { Card, Entry } from '../collections/queried'
import { Head } from '../components/Head'
import { Hero } from '../components/Hero'
import { Motif } from '../components/Motif'
import { trailOf } from '../components/trail'
import { PageRequest } from '../sections/PageRequest'
import { SolutionsOfStatus } from '../sections/SolutionsOfStatus'

interface SolutionsData {
  page: Entry<'pages'>
  solutions: { nodes: Card<'solutions'>[] }
}

/** All solutions, by where they stand. */
export default function SolutionsPage({ data: { page, solutions } }: PageProps<SolutionsData>) {
  return (
    <>
      <Head
        title={page.title}
        description={page.metaDescription}
        path={page.path}
        indexed={page.listed}
      />
      <Hero
        trail={trailOf(page)}
        eyebrow={page.eyebrow}
        title={page.heading}
        lead={page.intro}
        art={<Motif seed="solutions" subject="solution" />}
      />
      {solutionStatuses.map((status) => (
        <SolutionsOfStatus
          key={status}
          status={status}
          solutions={solutions.nodes.filter((solution) => solution.status === status)}
        />
      ))}
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
