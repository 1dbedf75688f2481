import { css } from '@emotion/react'
import type { PageFigure } from '../diagrams/svg-figure'
import { wideFrom } from '../diagrams/widths'
import { color, font } from '../styles/theme'
import { captionBeside, figureCaption } from './Diagram'
import { withRanges } from './ranges'

const figure = css`
  container-type: inline-size;
  ${captionBeside};
  & > div > svg {
    height: auto;
    overflow: visible;
    color: ${color.ink};
    font-family: ${font.text};
    font-weight: 450;
  }
  & .wide {
    display: none;
  }
  @container (min-width: ${wideFrom}px) {
    & > div:has(> .wide) > svg:not(.wide) {
      display: none;
    }
    & > div > .wide {
      display: block;
    }
  }
  ${figureCaption};
  /* As in global.ts: filled shapes are text or marks, and shapes on top of them use the paper's colour. */
  @media (forced-colors: active) {
    & > div > svg {
      forced-color-adjust: none;
      color: CanvasText;
      --muted: CanvasText;
      --edge: CanvasText;
      --line: color-mix(in srgb, CanvasText 25%, Canvas);
      --paper: Canvas;
      --wash: Canvas;
      --on-action: Canvas;
    }
  }
`

interface SvgFigureProps extends Pick<PageFigure, 'svg' | 'wide'> {
  alt: string
  caption?: string | undefined
}

/** The SVG files of a figure with its caption. Screen readers read `alt`. */
export function SvgFigure({ svg, wide = '', alt, caption }: SvgFigureProps) {
  return (
    <figure css={figure}>
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg + wide }} />
      <p className="visually-hidden">{alt}</p>
      {caption && <figcaption>{withRanges(caption)}</figcaption>}
    </figure>
  )
}
