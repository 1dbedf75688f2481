import { css } from '@emotion/react'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { fillWords, type InterfaceWords } from '../../site/interface-words'
import { clickableInline } from '../../styles/parts'
import { Arrow } from '../Arrow'

const link = css`
  ${clickableInline};
  gap: 0.375rem;
  justify-self: start;
  font-weight: 600;
`

interface ProfileLinkProps {
  words: InterfaceWords['person']
  name: string
  url: string
}

/** Link to a person's professional profile, in a new tab. */
export function ProfileLink({ words, name, url }: ProfileLinkProps) {
  return (
    <a css={link} href={url} target="_blank" rel="noopener">
      <span>{words.profile}</span>
      <span className="visually-hidden">{` ${fillWords(words.profileOf, { name })}`}</span>
      <Arrow icon={ArrowUpRight} size={18} />
    </a>
  )
}
