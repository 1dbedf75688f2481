import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { useFinderLink } from '../../components/links/FinderLink'
import { useNavigation } from '../../site/navigation'
import { clickableLine } from '../../styles/parts'
import { color, font, space } from '../../styles/theme'

const start = css`
  overflow-y: auto;
  padding: ${space[1]} ${space[2]} ${space[2]};
  & a {
    ${clickableLine};
    color: ${color.ink};
    font: 500 1.0625rem / 1.3 ${font.display};
    text-decoration: none;
  }
  & a:hover {
    color: ${color.action};
  }
  & li + li {
    border-top: 1px solid ${color.line};
  }
`

/** Links to the main sections, shown while the search field is empty. */
export function SearchStart() {
  const { groups, solutions, words } = useNavigation()
  const finder = useFinderLink()
  const links = [
    ...(finder ? [{ to: finder.to, name: finder.text }] : []),
    ...groups.map(({ group, name }) => ({ to: `/services#${group}`, name })),
    ...(solutions.length > 0 ? [{ to: '/solutions', name: words.header.solutions }] : []),
    { to: '/industries', name: words.header.industries },
    { to: '/menu', name: words.search.allPages },
  ]
  return (
    <nav aria-label={words.search.start} css={start}>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <ActionLink to={to}>{name}</ActionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
