import { css } from '@emotion/react'

const gap = '0.75em'

/* A dot before each phrase. At the start of a line, it is outside and clipped. */
const row = css`
  display: inline-flex;
  flex-wrap: wrap;
  column-gap: ${gap};
  overflow: hidden;
  & > span {
    position: relative;
  }
  & > span > :first-child:not(:only-child) {
    position: absolute;
    inset-inline-start: -${gap};
    width: ${gap};
    text-align: center;
  }
`

/** Phrases on a line with dots between them. Wrapped phrases have no dot. */
export function Dotted({ phrases }: { phrases: readonly string[] }) {
  return (
    <span css={row}>
      {phrases.map((phrase, index) => (
        <span key={String(index)}>
          {index > 0 && <span>{' · '}</span>}
          <span>{phrase}</span>
        </span>
      ))}
    </span>
  )
}
