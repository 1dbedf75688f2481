import { graphql, type PageProps } from 'gatsby'
import type { Entry, Singleton } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { PageText } from '../sections/company/PageText'

interface FixedPageData {
  page: Entry<'pages'>
  settings: Pick<Singleton<'settings.yaml'>, 'email'>
}

/** A page with only a text. `not-sent` also shows the email address. */
export default function FixedPage({ data: { page, settings } }: PageProps<FixedPageData>) {
  return (
    <>
      <PageOpening page={page} />
      <PageText page={page}>
        {page.slug === 'not-sent' && (
          <p>
            <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </p>
        )}
      </PageText>
    </>
  )
}

export const query = graphql`
  query PageTemplate($id: String!) {
    page: fixedPage(id: { eq: $id }) {
      ...FixedPagePage
    }
    settings {
      email
    }
  }
`
