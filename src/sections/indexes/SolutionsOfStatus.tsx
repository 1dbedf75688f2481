import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Motif } from '../../components/Motif'
import { Section } from '../../components/Section'
import { StatusBadge } from '../../components/StatusBadge'
import type { SolutionStatus } from '../../content-model/collections/choices'
import type { WovenCard } from '../../content-model/collections/query-results'
import { showsMotif } from '../../look/site-look'
import { media, theme } from '../../styles/theme'
import { wholeLink } from '../../styles/whole-link'

const { color, space, size } = theme

const list = css`
  border-bottom: 1px solid ${color.line};
`

const row = css`
  ${wholeLink};
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  gap: 0.25rem ${space[3]};
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};
  & > [aria-hidden] {
    grid-area: 1 / 1 / span 3;
  }
  & > :is(h3, span, p) {
    grid-column: 2;
  }
  & > h3 {
    font-size: ${size.h3};
  }
  & > p {
    max-width: 36em;
    color: ${color.muted};
  }
  ${media.desktop} {
    grid-template: auto 1fr / 8.5rem minmax(0, 1fr) auto;
    column-gap: ${space[4]};
    & > [aria-hidden] {
      grid-row-end: span 2;
    }
    & > h3 {
      grid-row: 1;
    }
    & > p {
      grid-row: 2;
    }
    & > span {
      grid-area: 1 / 3;
      align-self: center;
    }
  }
`

/** Without a motif, what stood beside it has the whole width. */
const rowOfWords = css`
  ${row};
  grid-template: none / minmax(0, 1fr);
  & > :is(h3, span, p) {
    grid-column: 1;
  }
  ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 1fr) auto;
    & > span {
      grid-area: 1 / 2;
    }
  }
`

interface SolutionsOfStatusProps {
  status: SolutionStatus
  solutions: readonly WovenCard<'solutions'>[]
}

/** The solutions of one status: being recorded, live or under development. */
export function SolutionsOfStatus({ status, solutions }: SolutionsOfStatusProps) {
  if (!solutions[0]) return null
  const { statusName } = solutions[0]
  return (
    <Section title={statusName}>
      <ul css={list}>
        {solutions.map(({ path, slug, weave, name, description }) => (
          <li key={path} css={showsMotif ? row : rowOfWords}>
            <Motif seed={slug} weave={weave} subject="solution" />
            <h3>
              <ActionLink to={path} name={name} />
            </h3>
            <StatusBadge status={status} name={statusName} />
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
