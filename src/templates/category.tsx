import { graphql, type PageProps } from 'gatsby'
import { type ArticleCategory, categoryPath } from '../content-model/collections/choices'
import type { Card, Entry } from '../content-model/collections/query-results'
import { Head } from '../layout/Head'
import { Blog } from '../sections/article/Blog'

interface CategoryData {
  page: Entry<'pages'>
  articles: { nodes: Card<'articles'>[] }
}

/** Blog page of one category, with its articles newest first. */
export default function CategoryPage({
  data: { page, articles },
  pageContext: { category },
}: PageProps<CategoryData, { category: ArticleCategory }>) {
  const newest = articles.nodes.slice(0, 3).map(({ title }) => title)
  return (
    <>
      <Head
        title={`${category}, ${page.title}`}
        description={`Articles in the category ${category}: ${newest.join('; ')}`}
        path={categoryPath(category)}
        indexed={newest.length > 0}
      />
      <Blog page={page} articles={articles.nodes} category={category} />
    </>
  )
}

export const query = graphql`
  query BlogCategory($category: String!) {
    page: fixedPage(slug: { eq: "blog" }) {
      ...FixedPagePage
    }
    articles: allArticle(
      filter: { category: { eq: $category } }
      sort: [{ published: DESC }, { slug: ASC }]
    ) {
      nodes {
        ...ArticleCard
      }
    }
  }
`
