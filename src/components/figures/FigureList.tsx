import { css } from '@emotion/react'
import { figuresInLine } from '../../styles/columns'
import { color, space } from '../../styles/theme'
import { withUnits } from '../ranges'
import { FigureMark, FigureNotes, notedFigure } from './FigureNotes'
import { type NotedFigure, type Statistic, useNotedFigures } from './noted-figures'
import { statistics } from './StatisticList'

const list = css`
  ${figuresInLine};
  gap: ${space[2]} ${space[4]};
  & dd {
    font-variant-numeric: tabular-nums lining-nums;
  }
  & dt {
    color: ${color.muted};
    line-height: 1.4;
  }
`

interface FiguresProps {
  figures: readonly (NotedFigure & Statistic)[]
  large?: boolean
}

/** Figures with buttons that open their notes. Render `FigureNotes` with them. */
export function Figures({ figures, large = false }: FiguresProps) {
  return (
    <dl css={large ? statistics : list}>
      {figures.map(({ id, note, value, label, shown, method }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd css={method ? notedFigure : undefined}>
            <span>{withUnits(value)}</span>
            {method && <FigureMark id={note} figure={shown} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Figures of this page's entry, with their notes. */
export function FigureList({ items, large }: { items: readonly Statistic[]; large?: boolean }) {
  const figures = useNotedFigures(items)
  if (figures.length === 0) return null
  return (
    <div>
      <Figures figures={figures} large={large} />
      <FigureNotes figures={figures} />
    </div>
  )
}
