import { css } from '@emotion/react'
import { StatusBadge } from '../../components/StatusBadge'
import type { InterfaceWords } from '../../site/interface-words'
import type { SolutionLink } from '../../site/navigation'
import { theme } from '../../styles/theme'
import { Overview } from './Overview'

const { color, space, font } = theme

const cards = css`
  & > li {
    display: grid;
    gap: 0.25rem;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
    font-size: 0.9375rem;
    line-height: 1.5;
    color: ${color.muted};
  }
  & > li > strong {
    color: ${color.ink};
    font: 600 1.125rem / 1.25 ${font.display};
  }
`

interface SolutionsLevelProps {
  solutions: readonly SolutionLink[]
  words: InterfaceWords['header']
}

/** Level of the solutions: cards without links, each with its status. */
export function SolutionsLevel({ solutions, words }: SolutionsLevelProps) {
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
      <Overview to="/solutions">{words.solutionsOverview}</Overview>
    </>
  )
}
