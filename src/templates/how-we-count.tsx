import { graphql, type PageProps } from 'gatsby'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import type { CountedPage, Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { Body } from '../sections/article/Body'
import { CountedFigures } from '../sections/company/CountedFigures'
import { PageRequest } from '../sections/company/PageRequest'

interface FiguresData {
  page: Entry<'pages'>
  countedPages: CountedPage[]
}

/** How the figures of the site were counted, page by page. It is there while a figure says it. */
export default function HowWeCountPage({ data: { page, countedPages } }: PageProps<FiguresData>) {
  return (
    <>
      <PageOpening page={page} art={<Motif seed="how-we-count" subject="choosing" />} />
      {page.body.length > 0 && (
        <Section>
          <Body tree={page.body} figures={page.figures} />
        </Section>
      )}
      <CountedFigures pages={countedPages} />
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query HowWeCount($id: String!) {
    page: fixedPage(id: { eq: $id }) {
      ...FixedPagePage
    }
    countedPages {
      path
      title
      collection
      figures {
        id
        shown
        method
        asOf
        source
        sourceUrl
      }
    }
  }
`
