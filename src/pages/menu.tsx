import { graphql, type PageProps } from 'gatsby'
import { isIndexed } from '../collections/indexed'
import type { Entry } from '../collections/queried'
import { Head } from '../components/Head'
import { Hero } from '../components/Hero'
import { trailOf } from '../components/trail'
import { SiteIndex } from '../sections/SiteIndex'

interface MenuData {
  page: Entry<'pages'>
}

/** All links in one plain list, of articles the newest: where the hamburger leads without script. */
export default function MenuPage({ data: { page } }: PageProps<MenuData>) {
  return (
    <>
      <Head
        title={page.title}
        description={page.metaDescription}
        path={page.path}
        indexed={isIndexed(page)}
      />
      <Hero trail={trailOf(page)} title={page.heading} lead={page.intro} />
      <SiteIndex />
    </>
  )
}

export const query = graphql`
  query MenuPage {
    page: fixedPage(slug: { eq: "menu" }) {
      ...FixedPagePage
    }
  }
`
