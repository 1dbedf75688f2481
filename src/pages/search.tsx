import { graphql, type PageProps } from 'gatsby'
import { PageOpening } from '../components/PageOpening'
import type { Entry } from '../content-model/collections/query-results'
import { SiteIndex } from '../sections/indexes/SiteIndex'
import { SiteSearch } from '../sections/indexes/SiteSearch'

interface SearchData {
  page: Entry<'pages'>
}

/** Search page, with a list of all pages that needs no script. */
export default function SearchPage({ data: { page }, location }: PageProps<SearchData>) {
  return (
    <>
      <PageOpening page={page} />
      <SiteSearch page={page} question={location.search}>
        <SiteIndex />
      </SiteSearch>
    </>
  )
}

export const query = graphql`
  query SearchPage {
    page: fixedPage(slug: { eq: "search" }) {
      ...FixedPagePage
    }
  }
`
