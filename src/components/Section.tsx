import { css } from '@emotion/react'
import { type ReactNode, Suspense } from 'react'
import { Bounded } from '../site/ErrorBoundary'
import { thirdAndRest } from '../styles/columns'
import { label } from '../styles/parts'
import { color, headerHeight, media, space, width } from '../styles/theme'
import { withRanges } from './ranges'

export const container = css`
  width: 100%;
  max-width: calc(${width.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`

const section = css`
  padding-block: ${space.section};
  border-top: 1px solid ${color.line};
  /* A section's padding already keeps it away from the header. */
  scroll-margin-top: -0.5rem;
`

const tinted = css`
  ${section};
  background: ${color.wash};
`

/* Printed as blocks, which keep a heading with the next element. */
const printed = css`
  @media print {
    display: block;
    & > :first-child:not(:only-child) {
      position: static;
      break-inside: avoid;
      break-after: avoid;
    }
    & > * + * {
      margin-top: ${space[3]};
    }
  }
`

/* The minimum of 0 lets a column break its longest word. */
const split = css`
  ${thirdAndRest};
  gap: ${space[3]} ${space[5]};
  ${media.desktop} {
    /* Keeps the heading visible next to taller content. */
    & > :first-child:not(:only-child) {
      position: sticky;
      top: calc(${headerHeight} + ${space[4]});
      align-self: start;
    }
    /* Align content without a heading with the content of other sections. */
    & > :only-child {
      grid-column: 2;
    }
  }
  ${printed};
`

const stacked = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  ${media.tablet} {
    gap: ${space[4]};
  }
  ${printed};
`

export const eyebrow = css`
  ${label};
  letter-spacing: 0.02em;
`

const heading = css`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  max-width: 44rem;
  & > p:last-child:not(:first-child) {
    color: ${color.muted};
  }
`

interface SectionHeadingProps {
  eyebrow?: string | null
  title: string
  description?: string | null
}

export function SectionHeading({ eyebrow: line, title, description }: SectionHeadingProps) {
  return (
    <div css={heading}>
      {line && <p css={eyebrow}>{line}</p>}
      <h2>{title}</h2>
      {description && <p>{withRanges(description)}</p>}
    </div>
  )
}

interface SectionProps extends Partial<SectionHeadingProps> {
  id?: string
  /** Heading next to the content (default) or above it. */
  layout?: 'split' | 'stacked'
  /** Tints the background. */
  wash?: boolean
  /** Prints the section. Default: true */
  onPaper?: boolean
  children?: ReactNode
}

/** A section that hydrates separately and keeps its HTML after an error. */
export function Section({ id, layout, wash, onPaper, children, ...words }: SectionProps) {
  return (
    <Bounded
      as="section"
      id={id}
      css={wash ? tinted : section}
      data-no-print={onPaper === false || undefined}
    >
      <Suspense>
        <div css={container}>
          <div css={layout === 'stacked' ? stacked : split}>
            {words.title && <SectionHeading {...words} title={words.title} />}
            {children}
          </div>
        </div>
      </Suspense>
    </Bounded>
  )
}
