import { graphql, type PageProps } from 'gatsby'
import { Section } from '../components/Section'
import { categoryPath } from '../content-model/addresses/category-path'
import type { Entry, WovenCard } from '../content-model/collections/query-results'
import { ArticleRows } from '../sections/article/ArticleRows'
import { BlogLead } from '../sections/article/BlogLead'
import { BlogOpening, type Category } from '../sections/article/BlogOpening'
import { Head } from '../site/Head'
import { fillWords, type WordsData } from '../site/interface-words'
import { useIsTranslated } from '../site/use-address'

interface BlogData extends WordsData<'blog' | 'categoryPage'> {
  page: Entry<'pages'>
  articles: { nodes: WovenCard<'articles'>[] }
  /** Those with articles. */
  blogCategories: Category[]
  settings: { blogCategories: Category[] }
}

/** The blog, or one category of it: the newest article large, and the others in rows. */
export default function BlogPage({
  data: { interfaceWords, page, articles, blogCategories, settings },
  pageContext,
}: PageProps<BlogData, { category?: string }>) {
  const words = interfaceWords.blog
  const current = settings.blogCategories.find(({ category }) => category === pageContext.category)
  const isTranslated = useIsTranslated()
  const translated = articles.nodes.filter(({ path }) => isTranslated(path))
  const titles = translated.slice(0, 3).map(({ title }) => title)
  const [newest, ...earlier] = articles.nodes
  return (
    <>
      {current ? (
        <Head
          title={fillWords(interfaceWords.categoryPage.documentTitle, {
            category: current.name,
            blog: page.title,
          })}
          metaDescription={fillWords(interfaceWords.categoryPage.summary, {
            category: current.name,
            titles: titles.join('; '),
          })}
          path={categoryPath(current.category)}
          listed={titles.length > 0}
        />
      ) : (
        <Head {...page} />
      )}
      <BlogOpening words={words} page={page} categories={blogCategories} current={current} />
      {newest ? (
        <BlogLead article={newest} />
      ) : (
        <Section>
          <p>{words.none}</p>
        </Section>
      )}
      {earlier.length > 0 && (
        <Section title={words.earlier}>
          <ArticleRows articles={earlier} />
        </Section>
      )}
    </>
  )
}

export const query = graphql`
  query Blog($category: String = "*") {
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
      filter: { category: { glob: $category } }
      sort: [{ published: DESC }, { slug: ASC }]
    ) {
      nodes {
        ...WovenArticleCard
      }
    }
  }
`
