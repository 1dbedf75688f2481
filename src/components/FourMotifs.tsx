import { css } from '@emotion/react'
import { serviceGroups } from '../collections/choices'
import { media } from '../styles/theme'
import { Motif } from './Motif'

const patchwork = css`
  display: flex;
  & > div {
    flex: 1 0 12rem;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
`

/** The families of the four groups of services, sewn together. Decorative. */
export function FourMotifs() {
  return (
    <div css={patchwork}>
      {serviceGroups.map((group) => (
        <Motif key={group} seed={group} subject={group} columns={3} rows={3} />
      ))}
    </div>
  )
}
