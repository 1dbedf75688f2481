import { graphql, type PageProps } from 'gatsby'
import { Hero } from '../components/Hero'
import type { CaseFilter } from '../content-model/collections/case-filters'
import type { Card, Entry } from '../content-model/collections/query-results'
import type { CaseFilterContext } from '../generator/pages/case-filters'
import { trailOf } from '../layout/breadcrumb-trail'
import { Head } from '../layout/Head'
import { fillWords, type InterfaceWords } from '../layout/interface-words'
import { kindLabel } from '../sections/case/CaseFilters'
import { CaseList } from '../sections/case/CaseList'
import { PageRequest } from '../sections/company/PageRequest'

interface CaseFilterData {
  interfaceWords: Pick<InterfaceWords, 'portfolioPage'>
  page: Entry<'pages'>
  cases: Card<'cases'>[]
  caseFilters: CaseFilter[]
}

/** Number of cases that the description names. */
const describedCases = 3

/** Portfolio page with the cases of one domain, industry or protocol. */
export default function CaseFilterPage({
  data: { interfaceWords, page, cases, caseFilters },
  pageContext: { filter },
}: PageProps<CaseFilterData, CaseFilterContext>) {
  const words = interfaceWords.portfolioPage
  const { name, path, kind } = filter
  const titles = cases.slice(0, describedCases).map(({ title }) => title)
  return (
    <>
      <Head
        title={fillWords(words.filterTitle, { value: name, portfolio: page.title })}
        description={fillWords(words.filterSummary, { value: name, titles: titles.join('; ') })}
        path={path}
      />
      <Hero trail={trailOf({ path, title: name })} eyebrow={kindLabel(words, kind)} title={name} />
      <CaseList cases={cases} filters={caseFilters} labels={words} current={path} />
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query CaseFilterTemplate($cases: [String!]!) {
    interfaceWords {
      portfolioPage {
        ...PortfolioPageWords
      }
    }
    page: fixedPage(slug: { eq: "portfolio" }) {
      ...FixedPagePage
    }
    cases: casesNamed(slugs: $cases) {
      ...CaseCard
    }
    ...CaseFilters
  }
`
