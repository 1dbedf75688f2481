import { css } from '@emotion/react'
import { StatusBadge } from '../components/StatusBadge'
import type { Navigation } from '../site/navigation'
import { color, space } from '../styles/theme'
import { cardText } from './menu-styles'

const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(12.5rem, 22%), 1fr));
  gap: ${space[1]} ${space[3]};
  & > li {
    ${cardText};
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
`

/** A menu's solutions, as cards without links. */
export function SolutionCards({ solutions }: Pick<Navigation, 'solutions'>) {
  return (
    <ul css={cards}>
      {solutions.map(({ slug, name, description, status, statusName, ownerName }) => (
        <li key={slug}>
          <StatusBadge status={status} name={statusName} owner={ownerName} />
          <strong>{name}</strong>
          <span>{description}</span>
        </li>
      ))}
    </ul>
  )
}
