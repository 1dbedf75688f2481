import { graphql, type PageProps } from 'gatsby'
import { Section } from '../components/Section'
import type { Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { Body } from '../sections/article/Body'

/** Page with only an opening and a text. */
export default function FixedPage({ data: { page } }: PageProps<{ page: Entry<'pages'> }>) {
  return (
    <>
      <PageOpening page={page} />
      {page.body.length > 0 && (
        <Section>
          <Body tree={page.body} figures={page.figures} />
        </Section>
      )}
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
