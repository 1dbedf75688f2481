import { graphql, type PageProps } from 'gatsby'
import type { Entry, WovenCard } from '../content-model/collections/query-results'
import { Blog } from '../sections/article/Blog'
import type { Category } from '../sections/article/BlogCategories'
import { Head } from '../site/Head'
import type { InterfaceWords } from '../site/interface-words'

interface BlogData {
  interfaceWords: Pick<InterfaceWords, 'blog'>
  page: Entry<'pages'>
  articles: { nodes: WovenCard<'articles'>[] }
  blogCategories: Category[]
}

/** Blog page with all articles, newest first. */
export default function BlogPage({ data }: PageProps<BlogData>) {
  const { interfaceWords, page, articles, blogCategories } = data
  return (
    <>
      <Head {...page} />
      <Blog
        words={interfaceWords.blog}
        page={page}
        articles={articles.nodes}
        categories={blogCategories}
      />
    </>
  )
}

export const query = graphql`
  query BlogIndex {
    ...BlogWords
    blogCategories {
      category
      name
    }
    page: fixedPage(slug: { eq: "blog" }) {
      ...FixedPagePage
    }
    articles: allArticle(sort: [{ published: DESC }, { slug: ASC }]) {
      nodes {
        ...WovenArticleCard
      }
    }
  }
`
