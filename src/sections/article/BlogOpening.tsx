import { css } from '@emotion/react'
import { Hero } from '../../components/Hero'
import { ActionLink } from '../../components/links/ActionLink'
import { categoryPath } from '../../content-model/addresses/blog-pages'
import type { Entry, Singleton } from '../../content-model/collections/query-results'
import { showCurrent } from '../../hydration/show-current'
import type { InterfaceWords } from '../../site/interface-words'
import { scrollingRow } from '../../styles/parts'
import { color, font, media, space } from '../../styles/theme'

const filter = css`
  justify-self: stretch;
  min-width: 0;
  & > ul {
    ${scrollingRow};
    display: flex;
    gap: 0 ${space[4]};
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    white-space: nowrap;
    font: 500 1.0625rem / 1.2 ${font.display};
    color: ${color.muted};
    text-decoration: none;
  }
  & a[aria-current] {
    color: ${color.ink};
    box-shadow: inset 0 -3px 0 ${color.warm};
  }
  ${media.hover} {
    & a:hover {
      color: ${color.ink};
    }
  }
`

export type Category = Pick<
  Singleton<'settings.yaml'>['blogCategories'][number],
  'category' | 'name'
>

interface BlogOpeningProps {
  words: InterfaceWords['blog']
  page: Entry<'pages'>
  /** Categories with articles. */
  categories: readonly Category[]
  /** Without it, the blog shows all articles. */
  current?: Category | undefined
}

/** The top of the blog, with links to its categories. */
export function BlogOpening({ words, page, categories, current }: BlogOpeningProps) {
  const crumbOf = ({ category, name }: Category) => ({ path: categoryPath(category), title: name })
  const lists = [{ path: page.path, title: words.allArticles }, ...categories.map(crumbOf)]
  const hero = current
    ? { trail: [crumbOf(current)], title: current.name }
    : { trail: [page], title: page.heading, eyebrow: page.eyebrow, lead: page.intro }
  return (
    <Hero {...hero}>
      {categories.length > 0 && (
        <nav ref={showCurrent} css={filter} aria-label={words.categories}>
          <ul data-scroll>
            {lists.map(({ path, title }) => (
              <li key={path}>
                <ActionLink
                  to={path}
                  aria-current={path === hero.trail[0]?.path ? 'page' : undefined}
                >
                  {title}
                </ActionLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Hero>
  )
}
