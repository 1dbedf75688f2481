import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { label, wholeLink } from '../../styles/parts'
import { color, media, space } from '../../styles/theme'

/* On wide screens, texts of the same kind align across the columns. */
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space[4]} ${space[5]};
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    column-gap: ${space[4]};
  }
  & > li {
    ${wholeLink};
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    gap: ${space[2]};
    padding-top: ${space[3]};
    border-top: 1px solid ${color.edge};
  }
  & strong {
    display: block;
    ${label};
  }
  & p + p {
    color: ${color.muted};
  }
`

export interface ComparisonProps {
  comparison: Entry<'comparisons'>
  words: InterfaceWords['comparisonPage']
}

/** When to choose each service, and when to avoid it. */
export function ComparisonChoices({ comparison, words }: ComparisonProps) {
  const { services, chooseWhen, avoidWhen } = comparison
  return (
    <ul css={grid}>
      {services.map((service, index) => (
        <li key={service.path}>
          <h3>
            <ActionLink to={service.path} name={service.title} />
          </h3>
          <p>
            <strong>{words.chooseWhen}</strong>
            <span>{chooseWhen[index]}</span>
          </p>
          <p>
            <strong>{words.avoidWhen}</strong>
            <span>{avoidWhen[index]}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
