import { StatisticList } from '../StatisticList'
import { FigureLink } from './FigureLink'
import { markedFigure } from './mark-styles'
import { type Statistic, useNotedFigures } from './noted-figures'

/**
 * Large figures, each above its label, with marks that open how they were counted. A note comes when its mark is
 * pressed: in the HTML, notes would make long pages larger than a page may be (scripts/bench/budgets.ts).
 */
export function LinkedStatistics({ items }: { items: readonly Statistic[] }) {
  const figures = useNotedFigures(items)
  return (
    <StatisticList>
      {figures.map((figure) => (
        <div key={figure.id}>
          <dt>{figure.label}</dt>
          <dd css={figure.method ? markedFigure : undefined}>
            <span>{figure.value}</span>
            {figure.method && <FigureLink figure={figure} />}
          </dd>
        </div>
      ))}
    </StatisticList>
  )
}
