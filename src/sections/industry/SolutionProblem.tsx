import { css } from '@emotion/react'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { theme } from '../../styles/theme'

const statement = css`
  max-width: 27em;
  font: 300 clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem) / 1.38 ${theme.font.display};
  letter-spacing: -0.012em;
  text-wrap: pretty;
`

/** The problem that a solution addresses, as a large statement. */
export function SolutionProblem({ solution }: { solution: Entry<'solutions'> }) {
  return (
    <Section title={solution.problem.title}>
      <p css={statement}>{solution.problem.description}</p>
    </Section>
  )
}
