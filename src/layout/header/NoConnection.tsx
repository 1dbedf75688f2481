import { css } from '@emotion/react'
import { container } from '../../components/Section'
import { color, size, space } from '../../styles/theme'

const line = css`
  display: none;
  position: absolute;
  inset: calc(100% + 1px) 0 auto;
  padding-block: ${space[2]};
  border-bottom: 1px solid ${color.line};
  background: ${color.wash};
  font-size: ${size.small};
  html[data-no-connection] & {
    display: block;
  }
`

/**
 * navigation-fallback.ts shows it. It is in the HTML because an offline browser can load no script.
 */
export function NoConnection({ words }: { words: string }) {
  return (
    <div css={line} role="alert" data-no-print>
      <p css={container}>{words}</p>
    </div>
  )
}
