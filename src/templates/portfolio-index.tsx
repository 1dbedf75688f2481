import { graphql, type PageProps } from 'gatsby'
import { Hero } from '../components/Hero'
import type { CaseFilter, CaseFilterContext } from '../content-model/addresses/case-filters'
import type { Entry, WovenCard } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { CaseCloths } from '../sections/case/CaseCloths'
import { CaseList } from '../sections/case/CaseList'
import { PageRequest } from '../sections/company/PageRequest'
import { Head } from '../site/Head'
import { fillWords, type InterfaceWords } from '../site/interface-words'
import { useIsTranslated } from '../site/use-address'

interface PortfolioData {
  interfaceWords: Pick<InterfaceWords, 'project' | 'portfolioPage'>
  page: Entry<'pages'>
  projects: { nodes: Entry<'portfolio'>[] }
  cases: { nodes: WovenCard<'cases'>[] }
  caseFilters: CaseFilter[]
}

/** Number of cases that the description of a filter's page names. */
const describedCases = 3

/**
 * Portfolio page: the cloths of the cases, cases with their filters, the projects in the rows of their cases, and a call to action. It is
 * there while there are cases or projects. On the page of a filter stand its cases alone: one template for both,
 * since the name of a further one is sent with every page.
 */
export default function PortfolioPage({
  data,
  pageContext: { filter, cases: slugs },
}: PageProps<PortfolioData, Partial<CaseFilterContext>>) {
  const { interfaceWords, page, projects, caseFilters } = data
  const words = interfaceWords.portfolioPage
  const isTranslated = useIsTranslated()
  const cases = data.cases.nodes.filter(({ slug }) => !slugs || slugs.includes(slug))
  return (
    <>
      {filter ? (
        <>
          <Head
            title={fillWords(words.filterTitle, { value: filter.name, portfolio: page.title })}
            metaDescription={fillWords(words.filterSummary, {
              value: filter.name,
              titles: cases
                .filter(({ path }) => isTranslated(path))
                .slice(0, describedCases)
                .map(({ title }) => title)
                .join('; '),
            })}
            path={filter.path}
          />
          <Hero
            trail={[{ path: filter.path, title: filter.name }]}
            eyebrow={words[filter.kind]}
            title={filter.name}
          />
        </>
      ) : (
        <>
          <PageOpening page={page} />
          <CaseCloths cases={cases} label={words.cases} />
        </>
      )}
      <CaseList
        cases={cases}
        projects={filter ? [] : projects.nodes}
        filters={caseFilters}
        labels={interfaceWords}
        current={filter?.path}
      />
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query Portfolio {
    ...ProjectWords
    ...PortfolioPageWords
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
        ...WovenCaseCard
      }
    }
    ...CaseFilters
  }
`
