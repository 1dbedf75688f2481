import { css } from '@emotion/react'
import { theme } from '../styles/theme'

const { color, radius, size, space } = theme

const notice = css`
  position: fixed;
  inset: auto ${space[2]} max(${space[2]}, env(safe-area-inset-bottom));
  z-index: 10;
  max-width: 30rem;
  margin-inline: auto;
  padding: 0.875rem ${space[2]};
  border: 1px solid ${color.edge};
  border-left: 4px solid ${color.alert};
  border-radius: ${radius.medium};
  background: ${color.paper};
  font-size: ${size.small};
  line-height: 1.45;
`

/** Says that there is no connection. The boot script shows it where a press can lead nowhere. */
export function OfflineNotice() {
  return (
    <div role="status" data-no-print>
      <p css={notice} data-offline hidden>
        You seem to be offline. This page stays as it is, with what you typed: try again once you
        are connected.
      </p>
    </div>
  )
}
