import { graphql, type PageProps } from 'gatsby'
import type { Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { PageText } from '../sections/company/PageText'

/** Page with only an opening and a text. */
export default function FixedPage({ data: { page } }: PageProps<{ page: Entry<'pages'> }>) {
  return (
    <>
      <PageOpening page={page} />
      <PageText page={page} />
    </>
  )
}

export const query = graphql`
  query PageTemplate($id: String!) {
    page: fixedPage(id: { eq: $id }) {
      ...FixedPagePage
    }
  }
`
