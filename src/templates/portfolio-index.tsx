import { graphql, type PageProps } from 'gatsby'
import { Motif } from '../components/Motif'
import { PageOpening } from '../components/PageOpening'
import type { CaseFilter } from '../content-model/collections/case-filters'
import type { Card, Entry } from '../content-model/collections/query-results'
import type { InterfaceWords } from '../layout/interface-words'
import { CaseList } from '../sections/case/CaseList'
import { PageRequest } from '../sections/company/PageRequest'
import { ProjectSection } from '../sections/company/ProjectSection'

interface PortfolioData {
  interfaceWords: Pick<InterfaceWords, 'project' | 'portfolioPage'>
  page: Entry<'pages'>
  projects: { nodes: Entry<'portfolio'>[] }
  cases: { nodes: Card<'cases'>[] }
  caseFilters: CaseFilter[]
}

/**
 * Portfolio page: cases with their filters, projects, each with description and impact, and a call to action. It is
 * there while there are cases or projects.
 */
export default function PortfolioPage({ data }: PageProps<PortfolioData>) {
  const { interfaceWords, page, projects, cases, caseFilters } = data
  return (
    <>
      <PageOpening page={page} art={<Motif seed="portfolio" subject="blockchain-development" />} />
      {cases.nodes.length > 0 && (
        <CaseList cases={cases.nodes} filters={caseFilters} labels={interfaceWords.portfolioPage} />
      )}
      {projects.nodes.map((project, index) => (
        <ProjectSection
          key={project.id}
          project={project}
          number={index + 1}
          labels={interfaceWords.project}
          inFull={cases.nodes.find((entry) => entry.project?.slug === project.slug)}
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
      portfolioPage {
        ...PortfolioPageWords
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
    cases: allCase(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...CaseCard
      }
    }
    ...CaseFilters
  }
`
