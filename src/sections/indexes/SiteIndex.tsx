import { css } from '@emotion/react'
import { graphql, useStaticQuery } from 'gatsby'
import { ActionLink } from '../../components/links/ActionLink'
import { Section } from '../../components/Section'
import { utilityPages } from '../../content-model/addresses/page-names'
import type { WordsData } from '../../site/interface-words'
import { companyPages, useNavigation } from '../../site/navigation'
import { type Crumb, useSiteData } from '../../site/site-data'
import { useWords } from '../../site/use-writing'
import { clickableLine, label, quietLink } from '../../styles/parts'
import { color, space } from '../../styles/theme'

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 0 ${space[5]};
  & > li {
    border-bottom: 1px solid ${color.line};
  }
  & a {
    ${clickableLine};
    justify-content: space-between;
    gap: ${space[2]};
    padding-block: 0.5rem;
    ${quietLink};
    line-height: 1.35;
  }
  & small {
    flex: none;
    ${label};
  }
`

interface SiteIndexData extends WordsData<'siteIndex'> {
  pages: { nodes: (Crumb & { slug: string })[] }
  /** Collections that this index does not query separately. */
  menuSections: { title: string; entries: Crumb[] }[]
  cases: { nodes: Crumb[] }
  articles: { totalCount: number; nodes: Crumb[] }
}

interface Item extends Crumb {
  note?: string | undefined
  /** Whether the title is the page's name. Default: true */
  named?: boolean
}

/** All pages by collection, but only the newest hundred articles. */
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
      ![...companyPages, ...utilityPages].includes(slug) && !overviewPaths.includes(path),
  )
  const allArticles = {
    path: '/blog',
    title: wordsOf(words.allArticles, { count: articles.totalCount }),
    named: false,
  }
  const lists: { title: string; items: readonly Item[] }[] = [
    { title: words.overviews, items: overviews },
    ...groups.map(({ name, services }) => ({
      title: name,
      items: services.map((service) => ({
        ...service,
        note: service.comingSoon ? words.soon : undefined,
      })),
    })),
    {
      title: words.solutions,
      items: solutions.map(({ path, name: title, statusName: note }) => ({ path, title, note })),
    },
    {
      title: words.industries,
      items: industries.map(({ path, name: title }) => ({ path, title })),
    },
    { title: words.cases, items: cases.nodes },
    {
      title: words.articles,
      items: [
        ...articles.nodes,
        ...(articles.totalCount > articles.nodes.length ? [allArticles] : []),
      ],
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
        <ul css={list}>
          {items.map(({ path, title: text, note, named = true }) => (
            <li key={`${path} ${text}`}>
              {note ? (
                <ActionLink to={path}>
                  <span>{text}</span>
                  <small>{note}</small>
                </ActionLink>
              ) : (
                <ActionLink to={path} name={named ? text : undefined}>
                  {text}
                </ActionLink>
              )}
            </li>
          ))}
        </ul>
      </Section>
    ))
}
