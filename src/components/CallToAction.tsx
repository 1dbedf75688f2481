import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Bounded } from '../site/ErrorBoundary'
import { emphasisedBand } from '../styles/parts'
import { color, media, space } from '../styles/theme'
import { ButtonLink } from './Button'
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
  & > div {
    display: grid;
    gap: ${space[2]};
    max-width: 44rem;
  }
`

interface CallToActionProps {
  title: string
  description?: string | null
  button: { text: string; link: string }
  /** Whether it is the emphasised band of the page; at most one is. */
  emphasised?: boolean
  children?: ReactNode
}

/** A full-width band with a heading and one button. */
export function CallToAction({
  title,
  description,
  button,
  emphasised,
  children,
}: CallToActionProps) {
  return (
    <Bounded as="section" css={emphasised ? emphasis : band} data-no-print>
      <div css={grid}>
        <div>
          <h2>{title}</h2>
          {description && <p>{description}</p>}
          {children}
        </div>
        <ButtonLink to={button.link}>{button.text}</ButtonLink>
      </div>
    </Bounded>
  )
}
