import { graphql, type PageProps } from 'gatsby'
import type { Entry } from '../content-model/collections/query-results'
import { MissingPage } from '../sections/company/MissingPage'
import { Head } from '../site/Head'
import type { Crumb } from '../site/site-data'

interface ComingSoonData {
  page: Entry<'pages'>
  /** Null on the general page. */
  service: Crumb | null
}

/** Page of a service that is coming soon, and the menus' general page. */
export default function ComingSoonPage({ data, location }: PageProps<ComingSoonData>) {
  return (
    <>
      <Head {...data.page} {...data.service} listed={false} />
      <MissingPage page={data.page} pathname={location.pathname} />
    </>
  )
}

export const query = graphql`
  query ComingSoon($id: String = "") {
    page: fixedPage(slug: { eq: "comingsoon" }) {
      ...FixedPagePage
    }
    service(id: { eq: $id }) {
      path
      title
    }
  }
`
