import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { StatisticList } from '../StatisticList'
import { FigureLink } from './FigureLink'
import type { FigureNotes } from './FigureNotes'
import { markedFigure, notedFigure } from './mark-styles'
import { type Statistic, useNotedFigures } from './noted-figures'

/**
 * Large figures, each above its label, with marks that open how they were counted. The notes come once the figures are
 * near the screen: in the HTML they would make long pages larger than a page may be (scripts/bench/budgets.ts). Until
 * then, and without script, marks are links to /how-we-count.
 */
export function LinkedStatistics({ items }: { items: readonly Statistic[] }) {
  const figures = useNotedFigures(items)
  const isNoted = items.some(({ method }) => method)
  const [Notes, setNotes] = useState<typeof FigureNotes>()
  const loadNotes = useCallback(async () => {
    const { FigureNotes: loaded } = await import('./FigureNotes')
    // At once, so that a mark finds its note.
    flushSync(() => setNotes(() => loaded))
  }, [])
  const list = useRef<HTMLDListElement>(null)
  useEffect(() => {
    if (!isNoted || !list.current || !('popover' in list.current)) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Where they do not load, a press on a mark tries again.
        loadNotes().catch(() => undefined)
      },
      // A screen ahead, so that the notes are there before the figures are.
      { rootMargin: '100%' },
    )
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [isNoted, loadNotes])
  return (
    <>
      <StatisticList ref={list}>
        {figures.map(({ id, value, label, shown, method }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd css={method ? (Notes ? notedFigure : markedFigure) : undefined}>
              <span>{value}</span>
              {method && <FigureLink id={id} figure={shown} loadNotes={loadNotes} />}
            </dd>
          </div>
        ))}
      </StatisticList>
      {Notes && <Notes figures={figures} />}
    </>
  )
}
