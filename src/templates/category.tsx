import { graphql, type PageProps } from 'gatsby'
import { categoryPath } from '../content-model/addresses/category-path'
import type { Entry, WovenCard } from '../content-model/collections/query-results'
import { Blog } from '../sections/article/Blog'
import type { Category } from '../sections/article/BlogCategories'
import { Head } from '../site/Head'
import { fillWords, type InterfaceWords } from '../site/interface-words'
import { useIsTranslated } from '../site/use-address'

interface CategoryData {
  interfaceWords: Pick<InterfaceWords, 'blog' | 'categoryPage'>
  page: Entry<'pages'>
  articles: { nodes: WovenCard<'articles'>[] }
  blogCategories: Category[]
  settings: { blogCategories: Category[] }
}

/** Blog page of one category, with its articles newest first. */
export default function CategoryPage({
  data: { interfaceWords, page, articles, blogCategories, settings },
  pageContext: { category: key },
}: PageProps<CategoryData, { category: string }>) {
  const words = interfaceWords.categoryPage
  const named = settings.blogCategories.find(({ category }) => category === key)
  const name = named?.name ?? key
  const isTranslated = useIsTranslated()
  const newest = articles.nodes
    .filter(({ path }) => isTranslated(path))
    .slice(0, 3)
    .map(({ title }) => title)
  return (
    <>
      <Head
        title={fillWords(words.documentTitle, { category: name, blog: page.title })}
        metaDescription={fillWords(words.summary, { category: name, titles: newest.join('; ') })}
        path={categoryPath(key)}
        listed={newest.length > 0}
      />
      <Blog
        words={interfaceWords.blog}
        page={page}
        articles={articles.nodes}
        categories={blogCategories}
        category={{ category: key, name }}
      />
    </>
  )
}

export const query = graphql`
  query BlogCategory($category: String!) {
    ...BlogWords
    ...CategoryPageWords
    blogCategories {
      category
      name
    }
    settings {
      ...SettingsBlogCategories
    }
    page: fixedPage(slug: { eq: "blog" }) {
      ...FixedPagePage
    }
    articles: allArticle(
      filter: { category: { eq: $category } }
      sort: [{ published: DESC }, { slug: ASC }]
    ) {
      nodes {
        ...WovenArticleCard
      }
    }
  }
`
