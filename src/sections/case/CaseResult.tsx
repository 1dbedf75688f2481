import { css } from '@emotion/react'
import { Dotted } from '../../components/Dotted'
import { Result } from '../../components/Result'
import type { Entry } from '../../content-model/collections/query-results'
import { color, font, space } from '../../styles/theme'

const result = css`
  display: grid;
  gap: ${space[1]};
  margin-top: ${space[1]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.edge};
  justify-self: stretch;
  & > strong {
    font: 300 clamp(2.75rem, 2.2rem + 2.4vw, 4.25rem) / 1.2 ${font.display};
    letter-spacing: -0.03em;
  }
  & > span {
    color: ${color.muted};
  }
`

/** Keeps a value such as `8,214 of 9,870` on one line of a phone. */
const long = css`
  & > strong {
    font-size: clamp(1.5rem, min(7.5vw, 2.2rem + 2.4vw), 4.25rem);
  }
`

/** A case's first measurement in large type. */
export function CaseResult({
  measures: [first],
  client,
}: Pick<Entry<'cases'>, 'measures' | 'client'>) {
  if (!first) return null
  const isLong = [first.before, first.after].some((value) => value.length > 12)
  return (
    <p css={[result, isLong && long]}>
      <strong>
        <Result {...first} />
      </strong>
      <Dotted phrases={[first.what, client]} />
    </p>
  )
}
