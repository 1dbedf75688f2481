import { StatisticList } from '../StatisticList'
import { FigureNotes } from './FigureNotes'
import { MarkedFigures } from './MarkedFigures'
import { type Statistic, useNotedFigures } from './noted-figures'

/** Large figures, each above its label, with marks that open how they were counted. */
export function NotedStatistics({ items }: { items: readonly Statistic[] }) {
  const figures = useNotedFigures(items)
  return (
    <>
      <StatisticList>
        <MarkedFigures figures={figures} />
      </StatisticList>
      <FigureNotes figures={figures} />
    </>
  )
}
