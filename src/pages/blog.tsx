import { graphql, type PageProps } from 'gatsby'
import type { Card, Entry } from '../content-model/collections/query-results'
import { PageHead } from '../layout/PageHead'
import { Blog } from '../sections/article/Blog'

interface BlogData {
  page: Entry<'pages'>
  articles: { nodes: Card<'articles'>[] }
}

/** Blog page with all articles, newest first. */
export default function BlogPage({ data: { page, articles } }: PageProps<BlogData>) {
  return (
    <>
      <PageHead page={page} />
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
