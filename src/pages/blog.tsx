import { graphql, type PageProps } from 'gatsby'
import type { Card, Entry } from '../content-model/collections/query-results'
import { Blog } from '../sections/article/Blog'
import type { BlogWords } from '../sections/article/BlogCategories'
import { PageHead } from '../site/PageHead'

interface BlogData {
  interfaceWords: BlogWords
  page: Entry<'pages'>
  articles: { nodes: Card<'articles'>[] }
}

/** Blog page with all articles, newest first. */
export default function BlogPage({ data }: PageProps<BlogData>) {
  const { interfaceWords, page, articles } = data
  return (
    <>
      <PageHead page={page} />
      <Blog words={interfaceWords} page={page} articles={articles.nodes} />
    </>
  )
}

export const query = graphql`
  query BlogIndex {
    interfaceWords {
      blog {
        ...BlogWords
      }
      articleCategories {
        ...ArticleCategoriesWords
      }
    }
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
