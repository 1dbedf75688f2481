import { graphql, type PageProps } from 'gatsby'
import type { Card, Entry } from '../collections/queried'
import { Head } from '../components/Head'
import { Blog } from '../sections/Blog'

interface BlogData {
  page: Entry<'pages'>
  articles: { nodes: Card<'articles'>[] }
}

/** All articles, newest first. */
export default function BlogPage({ data: { page, articles } }: PageProps<BlogData>) {
  return (
    <>
      <Head
        title={page.title}
        description={page.metaDescription}
        path={page.path}
        indexed={page.listed}
      />
      <Blog page={page} articles={articles.nodes} />
    </>
  )
}

export const query = graphql`
  query BlogIndex {
    page: fixedPage(slug: { eq: "blog" }) {
      ...FixedPagePage
    }
    articles: allArticle(sort: [{ published: DESC }, { slug: ASC }]) {
      nodes {
        ...ArticleCard
      }
    }
  }
`
