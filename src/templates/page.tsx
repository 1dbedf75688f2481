import { graphql, type PageProps } from 'gatsby'
import { isIndexed } from '../collections/indexed'
import type { Entry } from '../collections/queried'
import { Body } from '../components/Body'
import { Head } from '../components/Head'
import { Hero } from '../components/Hero'
import { Section } from '../components/Section'
import { trailOf } from '../components/trail'

interface FixedPageData {
  page: Entry<'pages'>
}

/** A page of words alone. */
export default function FixedPage({ data: { page } }: PageProps<FixedPageData>) {
  return (
    <>
      <Head
        title={page.title}
        description={page.metaDescription}
        path={page.path}
        indexed={isIndexed(page)}
      />
      <Hero trail={trailOf(page)} eyebrow={page.eyebrow} title={page.heading} lead={page.intro} />
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
