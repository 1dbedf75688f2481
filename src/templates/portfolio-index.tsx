import { graphql, type PageProps } from 'gatsby'
import { Motif } from '../components/Motif'
import { PageOpening } from '../components/PageOpening'
import type { Entry } from '../content-model/collections/query-results'
import type { InterfaceWords } from '../layout/interface-words'
import { PageRequest } from '../sections/company/PageRequest'
import { ProjectSection } from '../sections/company/ProjectSection'

interface PortfolioData {
  interfaceWords: Pick<InterfaceWords, 'project'>
  page: Entry<'pages'>
  projects: { nodes: Entry<'portfolio'>[] }
}

/**
 * Portfolio page: projects, each with description and impact, and a call to action. It is there while there are
 * projects.
 */
export default function PortfolioPage({ data }: PageProps<PortfolioData>) {
  const { interfaceWords, page, projects } = data
  return (
    <>
      <PageOpening page={page} art={<Motif seed="portfolio" subject="blockchain-development" />} />
      {projects.nodes.map((project, index) => (
        <ProjectSection
          key={project.id}
          project={project}
          number={index + 1}
          labels={interfaceWords.project}
        />
      ))}
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query Portfolio {
    interfaceWords {
      project {
        ...ProjectWords
      }
    }
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
