import { css, keyframes } from '@emotion/react'
import { color, directionSign, media } from '../styles/theme'

const pass = keyframes`
  from {
    translate: calc(${directionSign} * -100%) 0;
  }
  to {
    translate: calc(${directionSign} * 100%) 0;
  }
`

const bar = css`
  display: none;
  position: fixed;
  inset: 0 0 auto;
  z-index: 15;
  height: 3px;
  overflow: hidden;
  html[data-loading] & {
    display: block;
  }
  &::before {
    content: '';
    display: block;
    height: 100%;
    background: ${color.action};
    animation: 1.2s ease-in-out infinite ${pass};
    ${media.reducedMotion} {
      animation: none;
    }
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`

/** src/hydration/navigation/pending-click.ts shows it while a click waits. */
export function ProgressBar({ label }: { label: string }) {
  return <div css={bar} role="progressbar" aria-label={label} data-no-print />
}
