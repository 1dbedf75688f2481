import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Crumb } from '../site/site-data'
import { buttonRow } from '../styles/parts'
import { color, media, size, space } from '../styles/theme'
import { showsMotif } from '../theme/site-theme'
import { Breadcrumb } from './links/Breadcrumb'
import { stripSide } from './Motif'
import { OpeningEnd } from './OpeningEnd'
import { withRanges } from './ranges'
import { container, eyebrow } from './Section'

const grid = css`
  ${container};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[5]};
  align-items: start;
  padding-block: ${space.opening} ${space.section};
  @media print {
    padding-block: ${space[4]} ${space[3]};
  }
`

const gridWithArt = css`
  ${grid};
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

const gridWithDrawing = css`
  ${grid};
  & h1 + p {
    font-size: ${size.text};
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block-end: ${space[3]};
    & > :not(:first-child) {
      align-self: center;
    }
    /* Fits the hero in a screen of 1440 × 900. */
    & svg[viewBox] {
      max-height: 33rem;
    }
    & h1 {
      font-size: clamp(2rem, 1.2rem + 2.1vw, 3.125rem);
    }
  }
`

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  justify-items: start;
  & > h1 {
    max-width: 17em;
  }
`

const introduction = css`
  font-size: ${size.lead};
  line-height: 1.5;
  color: ${color.muted};
  max-width: 38em;
`

const motifColumn = css`
  /* On narrow pages, the halves of the motif are side by side and form a band from edge to edge. */
  display: grid;
  margin: 0 calc(-1 * ${space.gutter}) calc(-1 * ${space.section});
  overflow: clip;
  & > div[aria-hidden] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    /* Keeps the motif off the line below, which may explain it. */
    overflow: clip;
  }
  ${media.desktop} {
    margin: 0;
    & > div[aria-hidden] {
      grid-template-columns: 1fr;
      overflow: visible;
    }
  }
`

/** A row of motif cells; on narrow screens, two rows of its first half. */
const strip = css`
  & > div {
    display: grid;
    min-height: 0;
    aspect-ratio: 4;
    overflow: clip;
    ${media.desktop} {
      grid-template-columns: 1fr 1fr;
      aspect-ratio: ${2 * stripSide};
    }
  }
`

interface HeroProps {
  trail?: readonly Crumb[]
  /** Line or badge above the headline, omitted if it repeats the trail's end. */
  eyebrow?: ReactNode
  title: string
  lead?: string | null
  actions?: ReactNode
  /** Motif next to the text. */
  art?: ReactNode
  /** Drawing next to the text. `art` then becomes a strip: give its `Motif` the size `strip`. */
  drawing?: ReactNode
  children?: ReactNode
}

/** The top of a page: headline and text next to a motif or a drawing. */
export function Hero({
  trail,
  eyebrow: line,
  title,
  lead,
  actions,
  art,
  drawing,
  children,
}: HeroProps) {
  const motif = showsMotif && art
  return (
    <div>
      <div css={drawing ? gridWithDrawing : motif ? gridWithArt : grid}>
        <div css={column}>
          {trail && <Breadcrumb trail={trail} />}
          {line && line !== trail?.at(-1)?.title && <p css={eyebrow}>{line}</p>}
          <h1>{title}</h1>
          {lead && <p css={introduction}>{withRanges(lead)}</p>}
          {actions && <div css={buttonRow}>{actions}</div>}
          {children}
        </div>
        {drawing}
        {motif && !drawing && (
          <div css={motifColumn} data-no-print>
            {motif}
          </div>
        )}
        <OpeningEnd />
      </div>
      {motif && drawing && (
        <div css={strip} data-no-print>
          {motif}
        </div>
      )}
    </div>
  )
}
