import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Motif } from '../../components/Motif'
import { Section } from '../../components/Section'
import { StatusBadge } from '../../components/StatusBadge'
import { solutionStatuses } from '../../content-model/collections/choices'
import type { Card } from '../../content-model/collections/query-results'
import { wholeLink } from '../../styles/parts'
import { color, media, space } from '../../styles/theme'
import { showsMotif } from '../../theme/site-theme'

const list = css`
  border-bottom: 1px solid ${color.line};
`

/** Counts columns from the end, because a company may have no motifs. */
const row = css`
  ${wholeLink};
  display: grid;
  grid-template: auto auto 1fr / ${showsMotif ? '4.5rem ' : ''}minmax(0, 1fr);
  gap: 0.25rem ${space[3]};
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};
  & > [aria-hidden] {
    grid-area: 1 / 1 / span 3;
  }
  & > :is(h3, span, p) {
    grid-column: -2 / -1;
  }
  & > p {
    max-width: 36em;
    color: ${color.muted};
  }
  ${media.wide} {
    grid-template: auto 1fr / ${showsMotif ? '8.5rem ' : ''}minmax(0, 1fr) 13rem;
    column-gap: ${space[4]};
    & > [aria-hidden] {
      grid-row-end: span 2;
    }
    & > :is(h3, p) {
      grid-column: -3 / -2;
    }
    & > span {
      grid-row: 1 / span 2;
      padding-block: 0.25rem;
    }
  }
`

export function SolutionsByStatus({ solutions }: { solutions: readonly Card<'solutions'>[] }) {
  return solutionStatuses.map((status) => {
    const matching = solutions.filter((solution) => solution.status === status)
    if (!matching[0]) return null
    const { statusName } = matching[0]
    return (
      <Section key={status} title={statusName}>
        <ul css={list}>
          {matching.map(({ path, slug, name, description, ownerName }) => (
            <li key={path} css={row}>
              <Motif seed={slug} subject="solution" size="small" />
              <h3>
                <ActionLink to={path} name={name} />
              </h3>
              <StatusBadge status={status} name={statusName} owner={ownerName} />
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
    )
  })
}
