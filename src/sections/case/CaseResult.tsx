import { css } from '@emotion/react'
import { Dotted } from '../../components/Dotted'
import { Result } from '../../components/Result'
import type { Entry } from '../../content-model/collections/query-results'
import { color, font, media, space } from '../../styles/theme'

const largest = 'clamp(2.75rem, 2.2rem + 2.4vw, 4.25rem)'

const result = css`
  display: grid;
  container-type: inline-size;
  gap: ${space[1]};
  margin-top: ${space[1]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.edge};
  justify-self: stretch;
  & > strong {
    font: 300 ${largest} / 1.2 ${font.display};
    letter-spacing: -0.03em;
  }
  & > span {
    color: ${color.muted};
  }
`

/** The size in which an arrow and the given number of characters fit on a line. A character takes half an em. */
const fitted = (characters: number) => css`
  & > strong {
    font-size: min(${largest}, ${(100 / (characters / 2 + 1.05)).toFixed(1)}cqi);
  }
`

/** Wide screens show results of this length on one line, in at least 48 px. */
const oneLine = 28

/** A case's first measurement in large type. */
export function CaseResult({
  measures: [first],
  client,
}: Pick<Entry<'cases'>, 'measures' | 'client'>) {
  if (!first) return null
  const lengths = [first.before.length, first.after.length] as const
  const whole = lengths[0] + lengths[1]
  return (
    <p
      css={[
        result,
        fitted(Math.max(...lengths)),
        whole <= oneLine && { [media.wide]: fitted(whole) },
      ]}
    >
      <strong>
        <Result {...first} />
      </strong>
      <Dotted phrases={[first.what, client]} />
    </p>
  )
}
