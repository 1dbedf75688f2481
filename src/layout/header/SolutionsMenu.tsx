import { css } from '@emotion/react'
import { MenuLink } from '../../components/links/MenuLink'
import { StatusBadge } from '../../components/StatusBadge'
import type { InterfaceWords } from '../../site/interface-words'
import type { SolutionLink } from '../../site/navigation'
import { theme } from '../../styles/theme'
import { allLink, cardText } from '../menu-styles'

const { color, space } = theme

const cards = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[1]} ${space[3]};
  & > li {
    ${cardText};
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
`

interface SolutionsMenuProps {
  solutions: readonly SolutionLink[]
  words: InterfaceWords['header']
}

/** Menu of the solutions with their status, as cards without links (specification, "Site header"). */
export function SolutionsMenu({ solutions, words }: SolutionsMenuProps) {
  return (
    <>
      <ul css={cards}>
        {solutions.map(({ slug, name, description, status, statusName }) => (
          <li key={slug}>
            <StatusBadge status={status} name={statusName} />
            <strong>{name}</strong>
            <span>{description}</span>
          </li>
        ))}
      </ul>
      <MenuLink to="/solutions" css={allLink}>
        {words.solutionsOverview}
      </MenuLink>
    </>
  )
}
