import { css } from '@emotion/react'
import { figuresInLine } from '../../styles/columns'
import { color, font, size, space } from '../../styles/theme'
import { FigureNotes } from './FigureNotes'
import { MarkedFigures } from './MarkedFigures'
import { type Statistic, useNotedFigures } from './noted-figures'

/** At the size of text: such figures are the market's, or what they compare with was not measured. */
const list = css`
  ${figuresInLine};
  gap: ${space[2]} ${space[4]};
  & dd {
    font: 600 ${size.h3} / 1.25 ${font.display};
    font-variant-numeric: tabular-nums lining-nums;
  }
  & dt {
    color: ${color.muted};
    font-size: 1rem;
    line-height: 1.4;
  }
`

/** Figures within a text, each above its label, with marks that open how they were counted; nothing without any. */
export function TextFigures({ items }: { items: readonly Statistic[] }) {
  const figures = useNotedFigures(items)
  if (figures.length === 0) return null
  return (
    <div>
      <dl css={list}>
        <MarkedFigures figures={figures} />
      </dl>
      <FigureNotes figures={figures} />
    </div>
  )
}
