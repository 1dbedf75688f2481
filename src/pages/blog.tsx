import { graphql, type PageProps } from 'gatsby'
import { Section } from '../components/Section'
import { blogPath, categoryPath, numberedPath } from '../content-model/addresses/blog-pages'
import type { Card, Entry } from '../content-model/collections/query-results'
import { ArticleRows } from '../sections/article/ArticleRows'
import { BlogLead } from '../sections/article/BlogLead'
import { BlogOpening, type Category } from '../sections/article/BlogOpening'
import { BlogPagination } from '../sections/article/BlogPagination'
import { PageRequest } from '../sections/company/PageRequest'
import { Head } from '../site/Head'
import { fillWords, type WordsData } from '../site/interface-words'
import { useIsTranslated } from '../site/use-address'

interface BlogData extends WordsData<'blog' | 'categoryPage'> {
  page: Entry<'pages'>
  articles: { nodes: Card<'articles'>[]; page: number; pages: number }
  blogCategories: Category[]
  settings: { blogCategories: Category[] }
}

/** A page of the blog or of a category. */
export default function BlogPage({
  data: { interfaceWords, page, articles, blogCategories, settings },
  pageContext,
}: PageProps<BlogData, { category?: string }>) {
  const words = interfaceWords.blog
  const current = settings.blogCategories.find(({ category }) => category === pageContext.category)
  const list = current ? categoryPath(current.category) : blogPath
  const isFirst = articles.page === 1
  const rows = isFirst ? articles.nodes.slice(1) : articles.nodes
  const [newest] = articles.nodes
  return (
    <>
      <BlogHead words={interfaceWords} {...{ page, articles, current, list }} />
      <BlogOpening words={words} page={page} categories={blogCategories} current={current} />
      {newest && isFirst && <BlogLead article={newest} />}
      {!newest && (
        <Section>
          <p>{words.none}</p>
        </Section>
      )}
      {byYear(rows).map(([year, ofYear]) => (
        <Section key={year} title={year}>
          <ArticleRows articles={ofYear} />
        </Section>
      ))}
      <BlogPagination words={words} list={list} page={articles.page} pages={articles.pages} />
      <PageRequest page={page} />
    </>
  )
}

interface BlogHeadProps extends Pick<BlogData, 'page' | 'articles'> {
  words: BlogData['interfaceWords']
  current: Category | undefined
  /** Path of the list's first page. */
  list: string
}

function BlogHead({ words, page, articles, current, list }: BlogHeadProps) {
  const isTranslated = useIsTranslated()
  const titles = articles.nodes.filter(({ path }) => isTranslated(path)).map(({ title }) => title)
  if (articles.page > 1) {
    const place = {
      title: current?.name ?? page.title,
      number: String(articles.page),
      total: String(articles.pages),
    }
    return (
      <Head
        title={fillWords(words.blog.numberedTitle, place)}
        metaDescription={fillWords(words.blog.numberedSummary, place)}
        path={numberedPath(list, articles.page)}
        sharedAs={list}
        listed={titles.length > 0}
      />
    )
  }
  if (!current) return <Head {...page} />
  const names = { category: current.name, titles: titles.slice(0, 3).join('; ') }
  return (
    <Head
      title={fillWords(words.categoryPage.documentTitle, {
        category: current.name,
        blog: page.title,
      })}
      metaDescription={fillWords(words.categoryPage.summary, names)}
      path={list}
      listed={titles.length > 0}
    />
  )
}

/** Groups articles by year. They must be sorted by date. */
function byYear(articles: readonly Card<'articles'>[]) {
  const years = new Map<string, Card<'articles'>[]>()
  for (const article of articles) {
    const year = article.published.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), article])
  }
  return [...years]
}

export const query = graphql`
  query Blog($category: String, $page: Int = 1) {
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
    articles: blogArticles(category: $category, page: $page) {
      nodes {
        ...ArticleCard
      }
      page
      pages
    }
  }
`
