import { graphql, type PageProps } from 'gatsby'
import type { Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { SiteIndex } from '../sections/indexes/SiteIndex'
import { SiteSearch } from '../sections/indexes/SiteSearch'
import type { TypeWords, WordsData } from '../site/interface-words'

interface SearchData extends WordsData<keyof TypeWords> {
  page: Entry<'pages'>
}

/** Search, with a list of all pages that works without script. */
export default function SearchPage({ data, location }: PageProps<SearchData>) {
  const { interfaceWords, page } = data
  return (
    <>
      <PageOpening page={page} />
      <SiteSearch page={page} words={interfaceWords} question={location.search}>
        <SiteIndex />
      </SiteSearch>
    </>
  )
}

export const query = graphql`
  query SearchPage {
    ...SearchPageWords
    ...SearchResultsWords
    ...SearchCountsWords
    page: fixedPage(slug: { eq: "search" }) {
      ...FixedPagePage
    }
  }
`
