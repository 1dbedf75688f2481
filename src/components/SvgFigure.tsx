import { css } from '@emotion/react'
import type { SvgFigure as DrawnSvg } from '../diagrams/svg-figure'
import { color, font } from '../styles/theme'
import { captionBeside, figureCaption } from './Diagram'
import { withRanges } from './ranges'

const figure = css`
  ${captionBeside};
  & > div > svg {
    height: auto;
    overflow: visible;
    color: ${color.ink};
    font-family: ${font.text};
    font-weight: 450;
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

interface SvgFigureProps extends Pick<DrawnSvg, 'svg'> {
  alt: string
  caption?: string | undefined
}

/** An SVG file with its caption. Screen readers read `alt`. */
export function SvgFigure({ svg, alt, caption }: SvgFigureProps) {
  return (
    <figure css={figure}>
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
      <p className="visually-hidden">{alt}</p>
      {caption && <figcaption>{withRanges(caption)}</figcaption>}
    </figure>
  )
}
