import { graphql, type PageProps } from 'gatsby'
import { Section } from '../components/Section'
import type { Entry, Singleton } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { Body } from '../sections/article/Body'

interface FixedPageData {
  page: Entry<'pages'>
  settings: Pick<Singleton<'settings.yaml'>, 'email'>
}

/** Page with only an opening and a text. The page of an inquiry that was not sent has the email address as well. */
export default function FixedPage({ data: { page, settings } }: PageProps<FixedPageData>) {
  return (
    <>
      <PageOpening page={page} />
      {page.body.length > 0 && (
        <Section>
          <Body tree={page.body} figures={page.figures}>
            {page.slug === 'not-sent' && (
              <p>
                <a href={`mailto:${settings.email}`}>{settings.email}</a>
              </p>
            )}
          </Body>
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
    settings {
      email
    }
  }
`
