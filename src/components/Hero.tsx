import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Crumb } from '../site/site-data'
import { buttonRow } from '../styles/parts'
import { color, media, size, space } from '../styles/theme'
import { showsMotif } from '../theme/site-theme'
import { Breadcrumb } from './links/Breadcrumb'
import { OpeningEnd } from './OpeningEnd'
import { withRanges } from './ranges'
import { container, eyebrow } from './Section'

const grid = css`
  ${container};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: center;
  padding-block: clamp(2rem, 1rem + 3vw, 4rem) ${space.section};
  @media print {
    padding-block: ${space[4]} ${space[3]};
  }
`

const gridWithArt = css`
  ${grid};
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  /* The artwork stays where it is when what is below the text opens. */
  &:has(details) {
    align-items: start;
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

const beside = css`
  /* On narrow pages the halves of the motif lie side by side, from edge to edge: a band with all of its cells. */
  display: grid;
  margin: 0 calc(-1 * ${space.gutter}) calc(-1 * ${space.section});
  overflow: clip;
  & > div[aria-hidden] {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    margin: 0;
    & > div[aria-hidden] {
      grid-template-columns: 1fr;
    }
  }
`

interface HeroProps {
  /** Breadcrumb trail from the home page to the page. */
  trail?: readonly Crumb[]
  /** Small line above the headline, or a badge; omitted if the trail ends with the same text. */
  eyebrow?: ReactNode
  title: string
  lead?: string | null
  actions?: ReactNode
  /** Motif beside the text, where the site has motifs. */
  art?: ReactNode
  children?: ReactNode
}

/** The top of a page: text in seven columns beside a motif in five, or in all. */
export function Hero({ trail, eyebrow: line, title, lead, actions, art, children }: HeroProps) {
  const hasArt = showsMotif && art
  return (
    <div css={hasArt ? gridWithArt : grid}>
      <div css={column}>
        {trail && <Breadcrumb trail={trail} />}
        {line && line !== trail?.at(-1)?.title && <p css={eyebrow}>{line}</p>}
        <h1>{title}</h1>
        {lead && <p css={introduction}>{withRanges(lead)}</p>}
        {actions && <div css={buttonRow}>{actions}</div>}
        {children}
      </div>
      {hasArt && (
        <div css={beside} data-no-print>
          {art}
        </div>
      )}
      <OpeningEnd />
    </div>
  )
}
