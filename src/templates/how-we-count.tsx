import { graphql, type PageProps } from 'gatsby'
import { Motif } from '../components/Motif'
import type { CountedPage, Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { CountedFigures } from '../sections/company/CountedFigures'
import { PageRequest } from '../sections/company/PageRequest'
import { PageText } from '../sections/company/PageText'

interface FiguresData {
  page: Entry<'pages'>
  countedPages: CountedPage[]
}

/** Figures by page. Created only if a figure has a method. */
export default function HowWeCountPage({ data: { page, countedPages } }: PageProps<FiguresData>) {
  return (
    <>
      <PageOpening page={page} art={<Motif seed="how-we-count" subject="choosing" />} />
      <PageText page={page} />
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
