import { useEffect, useState } from 'react'
import { StatisticList } from '../StatisticList'
import { FigureLink } from './FigureLink'
import type { FigureNotes } from './FigureNotes'
import { markedFigure, notedFigure } from './mark-styles'
import { type Statistic, useNotedFigures } from './noted-figures'

/**
 * Large figures, each above its label, with marks that open how they were counted. The notes come after hydration: in
 * the HTML they would make long pages larger than a page may be (scripts/bench/budgets.ts). Until then, and without
 * script, marks are links to /how-we-count.
 */
export function LinkedStatistics({ items }: { items: readonly Statistic[] }) {
  const figures = useNotedFigures(items)
  const isNoted = items.some(({ method }) => method)
  const [Notes, setNotes] = useState<typeof FigureNotes>()
  useEffect(() => {
    if (!isNoted || !('popover' in document.body)) return
    // Where it does not load, marks stay links.
    import('./FigureNotes').then(
      ({ FigureNotes: loaded }) => setNotes(() => loaded),
      () => undefined,
    )
  }, [isNoted])
  return (
    <>
      <StatisticList>
        {figures.map(({ id, value, label, shown, method }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd css={method ? (Notes ? notedFigure : markedFigure) : undefined}>
              <span>{value}</span>
              {method && <FigureLink id={id} figure={shown} />}
            </dd>
          </div>
        ))}
      </StatisticList>
      {Notes && <Notes figures={figures} />}
    </>
  )
}
