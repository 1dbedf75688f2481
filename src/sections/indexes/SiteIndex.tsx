import { graphql, useStaticQuery } from 'gatsby'
import { LinkList } from '../../components/links/LinkList'
import { Section } from '../../components/Section'
import { helpingPages } from '../../content-model/addresses/page-names'
import type { WordsData } from '../../site/interface-words'
import { companyPages, useNavigation } from '../../site/navigation'
import { type Crumb, useSiteData } from '../../site/site-data'
import { useWords } from '../../site/use-writing'

interface SiteIndexData extends WordsData<'siteIndex'> {
  pages: { nodes: (Crumb & { slug: string })[] }
  /** Collections that have no section of their own below. */
  menuSections: { title: string; entries: Crumb[] }[]
  cases: { nodes: Crumb[] }
  articles: { totalCount: number; nodes: Crumb[] }
}

/** All pages in plain lists by collection; of articles only the newest hundred, since the blog lists them all. */
export function SiteIndex() {
  const wordsOf = useWords()
  const { interfaceWords, pages, articles, cases, menuSections } =
    useStaticQuery<SiteIndexData>(graphql`
    query SiteIndex {
      ...SiteIndexWords
      pages: allFixedPage(sort: { title: ASC }) {
        nodes {
          slug
          path
          title
        }
      }
      menuSections {
        title
        entries {
          path
          title
        }
      }
      cases: allCase(sort: [{ order: ASC }, { title: ASC }]) {
        nodes {
          path
          title
        }
      }
      articles: allArticle(sort: [{ published: DESC }, { title: ASC }], limit: 100) {
        totalCount
        nodes {
          path
          title
        }
      }
    }
  `)
  const words = interfaceWords.siteIndex
  const { groups, solutions, industries, career } = useNavigation()
  const pagesOf = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => pages.nodes.filter((page) => page.slug === slug))
  const overviews = useSiteData().overviews
  const overviewPaths = overviews.map(({ path }) => path)
  const others = pages.nodes.filter(
    ({ slug, path }) =>
      ![...companyPages, ...helpingPages].includes(slug) && !overviewPaths.includes(path),
  )
  const allArticles = {
    path: '/blog',
    title: wordsOf(words.allArticles, { count: articles.totalCount }),
    named: false,
  }
  const lists = [
    { title: words.overviews, items: overviews },
    ...groups.map(({ name, services }) => ({
      title: name,
      items: services.map(({ path, title, comingSoon }) => ({
        path,
        title,
        note: comingSoon ? words.soon : undefined,
      })),
    })),
    {
      title: words.solutions,
      items: solutions.map(({ path, name, statusName }) => ({
        path,
        title: name,
        note: statusName,
      })),
    },
    {
      title: words.industries,
      items: industries.map(({ path, name }) => ({ path, title: name })),
    },
    { title: words.cases, items: cases.nodes },
    {
      title: words.articles,
      items:
        articles.totalCount > articles.nodes.length
          ? [...articles.nodes, allArticles]
          : articles.nodes,
    },
    ...menuSections.map(({ title, entries }) => ({ title, items: entries })),
    {
      title: words.company,
      items: [
        ...pagesOf(companyPages),
        ...others,
        ...(career ? [{ path: career.url, title: career.label }] : []),
      ],
    },
  ]
  return lists
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }, index) => (
      <Section key={String(index)} title={title}>
        <LinkList items={items} />
      </Section>
    ))
}
