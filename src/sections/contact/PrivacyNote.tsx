import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { theme } from '../../styles/theme'

const note = css`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
`

/** Link to the privacy policy below the contact form. */
export function PrivacyNote() {
  return (
    <p css={note}>
      <span>How we treat what you send: </span>
      <Link to="/privacy-policy">privacy policy</Link>
    </p>
  )
}
