import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Result } from '../../components/Result'
import type { Card } from '../../content-model/collections/query-results'
import { mutedSmall, wholeLink } from '../../styles/parts'
import { color, font, media, space } from '../../styles/theme'
import { useResult } from '../case/result'

const row = css`
  grid-column: 2 / -2;
  display: grid;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    gap: 0 ${space[4]};
    padding-block: ${space[2]} ${space[3]};
  }
`

/* The metric, the values and the client. On phones, the client is at the end of the metric's line. */
const item = css`
  ${wholeLink};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[2]};
  padding-block: 0.375rem;
  border-top: 1px solid ${color.line};
  & > * {
    ${mutedSmall};
  }
  & > strong {
    grid-column: 1 / -1;
    font: 300 1.5rem / 1.15 ${font.display};
    letter-spacing: -0.02em;
    color: ${color.ink};
  }
  ${media.tablet} {
    grid-template: auto auto 1fr / minmax(0, 1fr);
    align-content: start;
    padding-block: ${space[1]} 0;
    & > strong {
      order: -1;
      font-size: clamp(1.5rem, 0.6rem + 2vw, 2.5rem);
    }
  }
`

/** The first measurement of each case, with the client, as a link to the case. */
export function HomeResults({ cases }: { cases: readonly Card<'cases'>[] }) {
  const resultOf = useResult()
  const shown = cases.flatMap((entry) => {
    const result = resultOf(entry)
    return result ? [{ ...entry, result }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul css={row}>
      {shown.map(({ path, client, result }) => (
        <li key={path} css={item}>
          <span>{result.what}</span>
          <ActionLink to={path}>{client}</ActionLink>
          <strong>
            <Result {...result} />
          </strong>
        </li>
      ))}
    </ul>
  )
}
