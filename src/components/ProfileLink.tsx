import { css } from '@emotion/react'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  justify-self: start;
  font-weight: 600;
`

/** Link to a person's professional profile, in a new tab. */
export function ProfileLink({ name, url }: { name: string; url: string }) {
  return (
    <a css={link} href={url} target="_blank" rel="noopener">
      <span>Profile</span>
      <span className="visually-hidden">{` of ${name} (opens in a new tab)`}</span>
      <ArrowUpRight size={18} strokeWidth={1.5} aria-hidden="true" />
    </a>
  )
}
