import { css } from '@emotion/react'
import { givenFamilies } from '../look/site-look'
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

/** The motifs of the groups of services, side by side. Decorative. */
export function GroupMotifs() {
  return (
    <div css={patchwork}>
      {givenFamilies.serviceGroups.map(({ group }) => (
        <Motif key={group} seed={group} subject={{ group }} columns={3} rows={3} />
      ))}
    </div>
  )
}
