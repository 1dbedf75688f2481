import { graphql, type PageProps } from 'gatsby'
import { Hero } from '../components/Hero'
import type { CaseFilter, CaseFilterContext } from '../content-model/addresses/case-filters'
import type { Card, Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { CaseList } from '../sections/case/CaseList'
import { PageRequest } from '../sections/company/PageRequest'
import { Head } from '../site/Head'
import { fillWords, type WordsData } from '../site/interface-words'
import { useIsTranslated } from '../site/use-address'

interface PortfolioData extends WordsData<'project' | 'portfolioPage'> {
  page: Entry<'pages'>
  projects: { nodes: Entry<'portfolio'>[] }
  cases: { nodes: Card<'cases'>[] }
  caseFilters: CaseFilter[]
}

/**
 * All cases and projects, or the cases of a filter. Created only if there are cases or projects.
 */
export default function PortfolioPage({
  data,
  pageContext: { filter, cases: slugs },
}: PageProps<PortfolioData, Partial<CaseFilterContext>>) {
  const { interfaceWords, page, projects, caseFilters } = data
  const words = interfaceWords.portfolioPage
  const isTranslated = useIsTranslated()
  const cases = data.cases.nodes.filter(({ slug }) => !slugs || slugs.includes(slug))
  const titles = cases.filter(({ path }) => isTranslated(path)).map(({ title }) => title)
  return (
    <>
      {filter ? (
        <>
          <Head
            title={fillWords(words.filterTitle, { value: filter.name, portfolio: page.title })}
            metaDescription={fillWords(words.filterSummary, {
              value: filter.name,
              titles: titles.slice(0, 3).join('; '),
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
        <PageOpening page={page} />
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
        ...CaseCard
      }
    }
    ...CaseFilters
  }
`
