import { StatisticList } from '../StatisticList'
import { FigureLink } from './FigureLink'
import { markedFigure } from './mark-styles'
import { type Statistic, useNotedFigures } from './noted-figures'

/**
 * Large figures, each above its label, with marks that lead to /how-we-count: notes of their own would make long
 * pages larger than a page may be (scripts/bench/budgets.ts).
 */
export function LinkedStatistics({ items }: { items: readonly Statistic[] }) {
  const figures = useNotedFigures(items)
  return (
    <StatisticList>
      {figures.map(({ id, value, label, shown, method }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd css={method ? markedFigure : undefined}>
            <span>{value}</span>
            {method && <FigureLink id={id} figure={shown} />}
          </dd>
        </div>
      ))}
    </StatisticList>
  )
}
