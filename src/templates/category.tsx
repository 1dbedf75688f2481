import { graphql, type PageProps } from 'gatsby'
import {
  type ArticleCategory,
  categoryPath,
  choiceName,
} from '../content-model/collections/choices'
import type { Card, Entry } from '../content-model/collections/query-results'
import { Blog } from '../sections/article/Blog'
import { Head } from '../site/Head'
import { fillWords, type InterfaceWords } from '../site/interface-words'
import { useIsTranslated } from '../site/use-address'

interface CategoryData {
  interfaceWords: Pick<InterfaceWords, 'blog' | 'categoryPage' | 'articleCategories'>
  page: Entry<'pages'>
  articles: { nodes: Card<'articles'>[] }
}

/** Blog page of one category, with its articles newest first. */
export default function CategoryPage({
  data: { interfaceWords, page, articles },
  pageContext: { category },
}: PageProps<CategoryData, { category: ArticleCategory }>) {
  const words = interfaceWords.categoryPage
  const name = choiceName('articleCategories', category, interfaceWords)
  const isTranslated = useIsTranslated()
  const newest = articles.nodes
    .filter(({ path }) => isTranslated(path))
    .slice(0, 3)
    .map(({ title }) => title)
  return (
    <>
      <Head
        title={fillWords(words.documentTitle, { category: name, blog: page.title })}
        description={fillWords(words.summary, { category: name, titles: newest.join('; ') })}
        path={categoryPath(category)}
        indexed={newest.length > 0}
      />
      <Blog words={interfaceWords} page={page} articles={articles.nodes} category={category} />
    </>
  )
}

export const query = graphql`
  query BlogCategory($category: String!) {
    interfaceWords {
      blog {
        ...BlogWords
      }
      articleCategories {
        ...ArticleCategoriesWords
      }
      categoryPage {
        ...CategoryPageWords
      }
    }
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
