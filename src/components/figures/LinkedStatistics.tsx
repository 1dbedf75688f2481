import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSiteWords } from '../../layout/head/company'
import { StatisticList } from '../StatisticList'
import { FigureLink } from './FigureLink'
import { markedFigure } from './mark-styles'
import { type NotedFigure, type Statistic, useNotedFigures } from './noted-figures'

/**
 * Large figures, each above its label, with marks that open how they were counted. A note comes when its mark is
 * pressed, and all of them when the page is printed: in the HTML, notes would make long pages larger than a page may
 * be (scripts/bench/budgets.ts).
 */
export function LinkedStatistics({ items }: { items: readonly Statistic[] }) {
  const figures = useNotedFigures(items)
  const isPrinted = useIsPrinted()
  return (
    <>
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
      {isPrinted &&
        figures.map((figure) => figure.method && <Footnote key={figure.id} figure={figure} />)}
    </>
  )
}

/** A note on paper. Its date is written by the browser, since the page's own way to write dates would be more script. */
function Footnote({ figure: { shown, method, asOf, source, sourceUrl } }: { figure: NotedFigure }) {
  const words = useSiteWords().counting
  const { lang } = document.documentElement
  const day = asOf && new Date(asOf).toLocaleDateString(lang, { dateStyle: 'long' })
  const origin = source || sourceUrl
  return (
    <p data-only-print>
      <strong>{shown}</strong> {method} {day && `${words.asOf} ${day}. `}
      {origin && `${words.source}: ${origin}`}
    </p>
  )
}

/** Returns whether the page has been printed. The component re-renders before the browser lays out the first sheet. */
function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false)
  useEffect(() => {
    const print = () => flushSync(() => setIsPrinted(true))
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [])
  return isPrinted
}
