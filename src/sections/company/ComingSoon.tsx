import { graphql, useStaticQuery } from 'gatsby'
import type { Entry } from '../../content-model/collections/query-results'
import { Head } from '../../site/Head'
import { MissingPage } from './MissingPage'

interface ComingSoonProps {
  /** Address of the page, from the site's root. Default: that of the coming-soon page. */
  path?: string
  /** Address that the visitor asked for. */
  pathname: string
  /** Title of what is announced. Default: the page's own title. */
  title?: string
}

/** Screen of a page that is announced but not published yet. Search engines do not index it. */
export function ComingSoon({ path, pathname, title }: ComingSoonProps) {
  const { page } = useStaticQuery<{ page: Entry<'pages'> }>(graphql`
    query ComingSoonWords {
      page: fixedPage(slug: { eq: "comingsoon" }) {
        ...FixedPagePage
      }
    }
  `)
  return (
    <>
      <Head {...page} title={title ?? page.title} path={path ?? page.path} listed={false} />
      <MissingPage page={page} pathname={pathname} reach={0.45} />
    </>
  )
}
