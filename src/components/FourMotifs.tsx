import { css } from '@emotion/react'
import { serviceGroups } from '../content-model/collections/choices'
import { media } from '../styles/theme'
import { Motif } from './Motif'

/** Each motif is three rows high; on small screens the hero shows only one row. */
const patchwork = css`
  display: flex;
  & > div {
    flex: none;
    width: calc(3 * var(--row));
  }
  & > div > svg {
    width: 100%;
  }
  & > div > svg[data-fuller] {
    margin-top: calc(-2 * var(--row));
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    & > div {
      width: auto;
    }
    & > div > svg[data-fuller] {
      margin-top: 0;
    }
  }
`

/** The motifs of the four groups of services, side by side. Decorative. */
export function FourMotifs() {
  return (
    <div css={patchwork}>
      {serviceGroups.map((group) => (
        <Motif key={group} seed={group} subject={group} columns={3} rows={3} />
      ))}
    </div>
  )
}
