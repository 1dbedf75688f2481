import { css } from '@emotion/react'
import { theme } from '../styles/theme'

const paragraphs = css`
  display: grid;
  gap: 1.1em;
  max-width: ${theme.width.measure};
`

/** Plain paragraphs at a comfortable measure. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div css={paragraphs}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
