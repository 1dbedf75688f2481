import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { clickableLine, mutedSmall, wrapping } from '../../styles/parts'
import { space } from '../../styles/theme'

const caption = css`
  ${wrapping};
  justify-content: space-between;
  align-items: center;
  gap: 0 ${space[2]};
  margin-top: 0.25rem;
  ${mutedSmall};
  & > a {
    ${clickableLine};
  }
  @media print {
    display: block;
    & > a {
      display: block;
    }
    & > a::after {
      content: ': ' attr(href);
    }
  }
`

/** A caption with text and links at both ends of its line. */
export function LinkCaption({ children }: { children: ReactNode }) {
  return <figcaption css={caption}>{children}</figcaption>
}
