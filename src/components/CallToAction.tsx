import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Bounded } from '../site/ErrorBoundary'
import { emphasisedBand } from '../styles/parts'
import { color, media, space } from '../styles/theme'
import { ButtonLink } from './Button'
import { withRanges } from './ranges'
import { container } from './Section'

const band = css`
  padding-block: ${space.section};
  border-top: 1px solid ${color.line};
  background: ${color.wash};
`

const emphasis = css`
  ${band};
  ${emphasisedBand};
`

const grid = css`
  ${container};
  display: grid;
  gap: ${space[3]} ${space[5]};
  justify-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  & > div:first-child {
    display: grid;
    gap: ${space[2]};
    max-width: 44rem;
  }
`

const withAside = css`
  ${grid};
  justify-items: stretch;
  gap: ${space[4]} clamp(${space[5]}, 6vw, 6rem);
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
  & > div:first-child > a {
    justify-self: start;
  }
`

interface CallToActionProps {
  title: string
  description?: string | null
  button: { text: string; link: string }
  /** Use once per page. */
  emphasised?: boolean
  children?: ReactNode
  /** Content next to the text; the button then moves below the text. */
  aside?: ReactNode
}

/** A band with a heading and a button. */
export function CallToAction({
  title,
  description,
  button,
  emphasised,
  children,
  aside,
}: CallToActionProps) {
  const link = <ButtonLink to={button.link}>{button.text}</ButtonLink>
  return (
    <Bounded as="section" css={emphasised ? emphasis : band} data-no-print>
      <div css={aside ? withAside : grid}>
        <div>
          <h2>{title}</h2>
          {description && <p>{withRanges(description)}</p>}
          {aside && link}
          {children}
        </div>
        {aside ?? link}
      </div>
    </Bounded>
  )
}
