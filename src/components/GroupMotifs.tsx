import { css } from '@emotion/react'
import { givenFamilies } from '../look/site-look'
import { media } from '../styles/theme'
import { Motif } from './Motif'

/** Two columns of motifs; on narrow pages one row of them, each two cells high. */
const patchwork = css`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  ${media.desktop} {
    grid-auto-flow: row;
    grid-template-columns: 1fr 1fr;
  }
`

/** The motifs of the groups of services, side by side. Decorative. */
export function GroupMotifs() {
  return (
    <div css={patchwork}>
      {givenFamilies.serviceGroups.map(({ group }) => (
        <Motif key={group} seed={group} subject={{ group }} side={4} />
      ))}
    </div>
  )
}
