import { graphql, type PageProps } from 'gatsby'
import { isIndexed } from '../collections/indexed'
import type { Entry } from '../collections/queried'
import { Head } from '../components/Head'
import { Hero } from '../components/Hero'
import { trailOf } from '../components/trail'
import { SiteIndex } from '../sections/SiteIndex'
import { SiteSearch } from '../sections/SiteSearch'

interface SearchData {
  page: Entry<'pages'>
}

/** The search, and the list of all pages, which needs no script. */
export default function SearchPage({ data: { page }, location }: PageProps<SearchData>) {
  return (
    <>
      <Head
        title={page.title}
        description={page.metaDescription}
        path={page.path}
        indexed={isIndexed(page)}
      />
      <Hero trail={trailOf(page)} title={page.heading} lead={page.intro} />
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
