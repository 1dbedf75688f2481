import { useContext, useId } from 'react'
import type { CountedFigure } from '../../content-model/collections/query-results'
import { CurrentPath } from '../../site/current-path'
import { figureIds } from './figure-id'

/** A figure with what it says of itself. */
export interface NotedFigure extends Omit<CountedFigure, 'method'> {
  /** Id of the note on this page; the other is that on /how-we-count. */
  note: string
  method?: string | null
}

/** A figure with what it counts and, where its file says it, how. */
export type Statistic = Omit<NotedFigure, 'id' | 'note' | 'shown'> & {
  value: string
  label: string
}

/** Returns the figures of an entry with their ids, which its file name and their labels make. */
export function notedFigures(slug: string, items: readonly Statistic[]) {
  const labels = items.map(({ label }) => label)
  const ids = figureIds(slug, labels)
  return items.map((item, index) => {
    const id = ids[index] ?? ''
    return { ...item, id, note: id, shown: `${item.value} ${item.label}` }
  })
}

/** Returns the figures of this page's entry, of which a text may count the same in two lists. */
export function useNotedFigures(items: readonly Statistic[]) {
  const list = useId()
  const slug = useContext(CurrentPath).split('/').filter(Boolean).at(-1) ?? ''
  return notedFigures(slug, items).map((figure, index) => ({ ...figure, note: `${list}${index}` }))
}
