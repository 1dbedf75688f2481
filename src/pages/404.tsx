import { graphql, type PageProps } from 'gatsby'
import type { Entry } from '../content-model/collections/query-results'
import { Head } from '../layout/Head'
import { MissingPage } from '../sections/company/MissingPage'

interface NotFoundData {
  page: Entry<'pages'>
}

/** Page for any address without a page of its own. */
export default function NotFoundPage({ data: { page }, location }: PageProps<NotFoundData>) {
  return (
    <>
      <Head
        title={page.title}
        description={page.metaDescription}
        path={page.path}
        indexed={false}
      />
      <MissingPage page={page} pathname={location.pathname} reach={0.12} />
    </>
  )
}

export const query = graphql`
  query NotFound {
    page: fixedPage(slug: { eq: "404" }) {
      ...FixedPagePage
    }
  }
`
