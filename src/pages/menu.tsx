import { graphql, type PageProps } from 'gatsby'
import type { Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { SiteIndex } from '../sections/indexes/SiteIndex'

/** List of all links. The hamburger button links here without script. */
export default function MenuPage({ data: { page } }: PageProps<{ page: Entry<'pages'> }>) {
  return (
    <>
      <PageOpening page={page} />
      <SiteIndex />
    </>
  )
}

export const query = graphql`
  query MenuPage {
    page: fixedPage(slug: { eq: "menu" }) {
      ...FixedPagePage
    }
  }
`
