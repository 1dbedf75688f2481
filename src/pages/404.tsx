import { graphql, type PageProps } from 'gatsby'
import type { Entry } from '../content-model/collections/query-results'
import { MissingPage, type MissingWords } from '../sections/company/MissingPage'
import { NearestPage } from '../sections/company/NearestPage'
import { Head } from '../site/Head'
import type { WordsData } from '../site/interface-words'

interface NotFoundData extends WordsData<'missingPage'> {
  page: Entry<'pages'>
  /** The page in the site's other languages. */
  others: { nodes: MissingWords[] }
}

export default function NotFoundPage({
  data: { page, others, interfaceWords },
  location,
}: PageProps<NotFoundData>) {
  return (
    <>
      <Head {...page} listed={false} />
      <MissingPage
        page={page}
        others={others.nodes}
        pathname={location.pathname}
        nearest={<NearestPage pathname={location.pathname} words={interfaceWords.missingPage} />}
      />
    </>
  )
}

export const query = graphql`
  query NotFound {
    page: fixedPage(slug: { eq: "404" }) {
      ...FixedPagePage
    }
    ...MissingPageWords
    others: allFixedPage(
      filter: { slug: { eq: "404" }, translation: { ne: "" }, listed: { in: [true, false] } }
      sort: { translation: ASC }
    ) {
      nodes {
        translation
        heading
        intro
        sections {
          button {
            text
          }
        }
      }
    }
  }
`
