import { graphql, type PageProps } from 'gatsby'
import type { Entry } from '../collections/queried'
import { Motif } from '../components/Motif'
import { PageOpening } from '../components/PageOpening'
import { PageRequest } from '../sections/PageRequest'
import { ProjectSection } from '../sections/ProjectSection'

interface PortfolioData {
  page: Entry<'pages'>
  projects: { nodes: Entry<'portfolio'>[] }
}

/** Projects, each with what was built and what changed, and a request for more. */
export default function PortfolioPage({ data: { page, projects } }: PageProps<PortfolioData>) {
  return (
    <>
      <PageOpening page={page} art={<Motif seed="portfolio" subject="blockchain-development" />} />
      {projects.nodes.map((project, index) => (
        <ProjectSection key={project.id} project={project} number={index + 1} />
      ))}
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query Portfolio {
    page: fixedPage(slug: { eq: "portfolio" }) {
      ...FixedPagePage
    }
    projects: allProject(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...ProjectPage
      }
    }
  }
`
