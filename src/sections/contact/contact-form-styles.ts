import { css } from '@emotion/react'
import { theme } from '../../styles/theme'

const { color, size, space } = theme

/** Layout of the contact form and of its plain fallback. */
export const layout = css`
  display: grid;
  gap: ${space[3]};
`

/** The button with the form's status beside it. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  & > button {
    min-width: 11rem;
  }
  & > p {
    flex: 1 1 14rem;
    color: ${color.muted};
    font-size: ${size.small};
    line-height: 1.45;
  }
  & > p > strong {
    color: ${color.alert};
    font-weight: 600;
  }
  & > p > button {
    padding: 0.5rem 0;
    border: 0;
    background: none;
    color: ${color.action};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`
