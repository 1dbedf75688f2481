import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Breadcrumb } from '../../components/links/Breadcrumb'
import { OpeningEnd } from '../../components/OpeningEnd'
import { container, eyebrow } from '../../components/Section'
import { categoryPath } from '../../content-model/addresses/category-path'
import type { Entry, Singleton } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { color, font, media, size, space } from '../../styles/theme'

const top = css`
  ${container};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-top: clamp(2.5rem, 1.5rem + 4vw, 6rem);
  & > h1 {
    max-width: 13em;
  }
  & > p:last-of-type {
    max-width: 38em;
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.muted};
  }
`

/** A row that scrolls sideways if it is wider than the screen. */
const filter = css`
  display: flex;
  gap: 0 ${space[4]};
  overflow-x: auto;
  margin: ${space[3]} calc(-1 * ${space.gutter}) 0;
  padding-inline: ${space.gutter};
  & a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    white-space: nowrap;
    font: 500 1.0625rem / 1.2 ${font.display};
    color: ${color.muted};
    text-decoration: none;
    box-shadow: inset 0 -3px 0 transparent;
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

interface BlogCategoriesProps {
  words: InterfaceWords['blog']
  page: Entry<'pages'>
  /** Those with articles. */
  categories: readonly Category[]
  /** Current category; without one, all articles are shown. */
  current?: Category | undefined
}

/** The top of the blog, with links that filter it by category. */
export function BlogCategories({ words, page, categories, current }: BlogCategoriesProps) {
  const crumbOf = ({ category, name }: Category) => ({ path: categoryPath(category), title: name })
  const shown = current ? crumbOf(current) : page
  const lists = [{ path: page.path, title: words.allArticles }, ...categories.map(crumbOf)]
  return (
    <div css={top}>
      <Breadcrumb trail={[shown]} />
      {!current && page.eyebrow && <p css={eyebrow}>{page.eyebrow}</p>}
      <h1>{current?.name ?? page.heading}</h1>
      {!current && <p>{page.intro}</p>}
      {categories.length > 0 && (
        <nav aria-label={words.categories}>
          <ul css={filter}>
            {lists.map(({ path, title }) => (
              <li key={path}>
                <ActionLink to={path} aria-current={path === shown.path ? 'page' : undefined}>
                  {title}
                </ActionLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <OpeningEnd />
    </div>
  )
}
