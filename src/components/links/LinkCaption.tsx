import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { theme } from '../../styles/theme'

const { color, space, size, target } = theme

const caption = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0 ${space[2]};
  margin-top: 0.25rem;
  color: ${color.muted};
  font-size: ${size.small};
  & > a {
    display: flex;
    align-items: center;
    min-height: ${target};
  }
  @media print {
    display: block;
    & > a::after {
      content: ': ' attr(href);
    }
  }
`

/** A caption of texts and links at both ends of its line; on paper the links have their addresses. */
export function LinkCaption({ children }: { children: ReactNode }) {
  return <figcaption css={caption}>{children}</figcaption>
}
