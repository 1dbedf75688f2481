import { graphql, useStaticQuery } from 'gatsby'
import type { Entry } from '../../content-model/collections/query-results'
import { Head } from '../../site/Head'
import type { Crumb } from '../../site/site-data'
import { MissingPage } from './MissingPage'

interface ComingSoonProps {
  /** Address that the visitor asked for. */
  pathname: string
  /** What is announced. Default: the coming-soon page itself. */
  service?: Crumb
}

/** Screen of a page that is announced but not published yet. Search engines do not index it. */
export function ComingSoon({ pathname, service }: ComingSoonProps) {
  const { page } = useStaticQuery<{ page: Entry<'pages'> }>(graphql`
    query ComingSoonWords {
      page: fixedPage(slug: { eq: "comingsoon" }) {
        ...FixedPagePage
      }
    }
  `)
  return (
    <>
      <Head {...page} {...service} listed={false} />
      <MissingPage page={page} pathname={pathname} reach={0.45} />
    </>
  )
}
