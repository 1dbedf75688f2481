import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import type { InterfaceWords } from '../../site/interface-words'
import { theme } from '../../styles/theme'

const note = css`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
`

/** Link to the privacy policy below the contact form. */
export function PrivacyNote({ words }: { words: InterfaceWords['form'] }) {
  return (
    <p css={note}>
      <span>{`${words.privacy} `}</span>
      <ActionLink to="/privacy-policy">{words.privacyPolicy}</ActionLink>
    </p>
  )
}
