import { graphql, useStaticQuery } from 'gatsby'
import type { Entry } from '../../content-model/collections/query-results'
import { Head } from '../../layout/Head'
import { MissingPage } from './MissingPage'

interface ComingSoonData {
  page: Entry<'pages'>
}

interface ComingSoonProps {
  /** Address of the page, from the site's root. Default: that of the screen's own page. */
  path?: string
  /** Address that the visitor asked for. */
  pathname: string
  /** What is coming. Default: the page's own title. */
  title?: string
}

/** The screen of what is announced and not there yet. Search engines do not list it. */
export function ComingSoon({ path, pathname, title }: ComingSoonProps) {
  const { page } = useStaticQuery<ComingSoonData>(graphql`
    query ComingSoonWords {
      page: fixedPage(slug: { eq: "comingsoon" }) {
        ...FixedPagePage
      }
    }
  `)
  return (
    <>
      <Head
        title={title ?? page.title}
        description={page.metaDescription}
        path={path ?? page.path}
        indexed={false}
      />
      <MissingPage page={page} pathname={pathname} reach={0.45} />
    </>
  )
}
