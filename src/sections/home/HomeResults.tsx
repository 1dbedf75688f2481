import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Result } from '../../components/Result'
import type { Card } from '../../content-model/collections/query-results'
import { mutedSmall, wholeLink, wrapping } from '../../styles/parts'
import { color, font, media, size, space } from '../../styles/theme'
import { useResults } from '../case/use-results'

const row = css`
  grid-column: 2 / -2;
  display: grid;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    gap: 0 ${space[4]};
    padding-block: ${space[2]} ${space[3]};
  }
`

/* On most phones, the client is at the end of the line with the values. */
const item = css`
  ${wholeLink};
  ${wrapping};
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[2]};
  padding-block: 0.375rem;
  border-top: 1px solid ${color.line};
  & > strong {
    font: 300 1.375rem / 1.15 ${font.display};
    letter-spacing: -0.02em;
  }
  & > a {
    font-size: ${size.small};
  }
  & > span {
    width: 100%;
    ${mutedSmall};
  }
  /* Narrow phones lack the space for the client next to a long value. */
  @media (max-width: 23.99rem) {
    & > a {
      order: 1;
    }
  }
  ${media.tablet} {
    /* Aligns values, labels and clients of all results. */
    display: grid;
    grid-row: span 3;
    grid-template: subgrid / minmax(0, 1fr);
    padding-block: ${space[1]} 0;
    & > strong {
      font-size: clamp(1.5rem, 0.6rem + 2vw, 2.5rem);
    }
    & > a {
      order: 1;
    }
  }
`

/** The first measurement of each case, with a link to the case. */
export function HomeResults({ cases }: { cases: readonly Card<'cases'>[] }) {
  const shown = useResults(cases)
  if (shown.length === 0) return null
  return (
    <ul css={row}>
      {shown.map(({ path, client, result }) => (
        <li key={path} css={item}>
          <strong>
            <Result {...result} />
          </strong>
          <ActionLink to={path}>{client}</ActionLink>
          <span>{result.what}</span>
        </li>
      ))}
    </ul>
  )
}
