import { graphql, useStaticQuery } from 'gatsby'
import { LinkList } from '../../components/links/LinkList'
import { Section } from '../../components/Section'
import { helpingPages } from '../../content-model/addresses/page-names'
import type { Card, Entry } from '../../content-model/collections/query-results'
import type { Crumb } from '../../site/breadcrumb-trail'
import type { InterfaceWords } from '../../site/interface-words'
import { companyPages, useNavigation } from '../../site/navigation'
import { useOverviews } from '../../site/site-data'
import { useWords } from '../../site/use-writing'

type PageLink = Pick<Entry<'pages'>, 'slug' | 'path' | 'title'>

interface SiteIndexData {
  interfaceWords: Pick<InterfaceWords, 'siteIndex'>
  pages: { nodes: PageLink[] }
  /** Collections that have no section of their own below. */
  menuSections: { collection: string; title: string; entries: Crumb[] }[]
  cases: { nodes: Pick<Card<'cases'>, 'path' | 'title'>[] }
  articles: { totalCount: number; nodes: Pick<Card<'articles'>, 'path' | 'title'>[] }
}

/**
 * All pages in plain lists by collection. Of articles only the newest hundred, since the blog lists them
 * all.
 */
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
        collection
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
  const overviews = useOverviews()
  const overviewPaths = overviews.map(({ path }) => path)
  const others = pages.nodes.filter(
    ({ slug, path }) =>
      ![...companyPages, ...helpingPages].includes(slug) && !overviewPaths.includes(path),
  )
  const olderArticles = articles.totalCount > articles.nodes.length
  const linkTo = ({ path, title }: Pick<PageLink, 'path' | 'title'>) => ({ path, text: title })
  return (
    <>
      <Section title={words.overviews}>
        <LinkList items={overviews.map(linkTo)} />
      </Section>
      {groups.map(({ group, name, services }) => (
        <Section key={group} title={name}>
          <LinkList
            items={services.map(({ path, title, comingSoon }) => ({
              path,
              text: title,
              note: comingSoon ? words.soon : undefined,
            }))}
          />
        </Section>
      ))}
      {solutions.length > 0 && (
        <Section title={words.solutions}>
          <LinkList
            items={solutions.map(({ path, name, statusName }) => ({
              path,
              text: name,
              note: statusName,
            }))}
          />
        </Section>
      )}
      <Section title={words.industries}>
        <LinkList items={industries.map(({ path, name }) => ({ path, text: name }))} />
      </Section>
      {cases.nodes.length > 0 && (
        <Section title={words.cases}>
          <LinkList items={cases.nodes.map(linkTo)} />
        </Section>
      )}
      <Section title={words.articles}>
        <LinkList
          items={[
            ...articles.nodes.map(linkTo),
            ...(olderArticles
              ? [
                  {
                    path: '/blog',
                    text: wordsOf(words.allArticles, { count: articles.totalCount }),
                    named: false,
                  },
                ]
              : []),
          ]}
        />
      </Section>
      {menuSections.map(({ collection, title, entries }) => (
        <Section key={collection} title={title}>
          <LinkList items={entries.map(linkTo)} />
        </Section>
      ))}
      <Section title={words.company}>
        <LinkList
          items={[
            ...[...pagesOf(companyPages), ...others].map(linkTo),
            ...(career ? [{ path: career.url, text: career.label }] : []),
          ]}
        />
      </Section>
    </>
  )
}
