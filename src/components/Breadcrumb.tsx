import { css } from '@emotion/react'
import { theme } from '../styles/theme'
import { MenuLink } from './MenuLink'
import type { Crumb } from './trail'

const { color, size, space } = theme

const crumbs = css`
  display: flex;
  flex-wrap: wrap;
  color: ${color.muted};
  font-size: ${size.small};
  & > li + li::before {
    content: '/';
    content: '/' / '';
    margin-inline: 0.5em;
    color: ${color.edge};
  }
  & a {
    /* Tall enough to be pressed, and no taller on the page. */
    display: inline-block;
    margin-block: -${space[1]};
    padding-block: ${space[1]};
    color: inherit;
    text-decoration-color: transparent;
  }
  & a:hover {
    color: ${color.indigo};
    text-decoration-color: currentColor;
  }
`

/** The way to this page from the home page: the last of its pages is this one. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol css={crumbs}>
        {trail.map(({ path, title }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <MenuLink to={path}>{title}</MenuLink>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
