import { useContext, useId } from 'react'
import type { CountedFigure } from '../../content-model/collections/query-results'
import { CurrentPath } from '../../site/current-path'
import { figureIds } from './figure-id'

export interface NotedFigure extends Omit<CountedFigure, 'method'> {
  /** The note's id; `id` is the figure's id on /how-we-count. */
  note: string
  method?: string | null
}

export type Statistic = Omit<NotedFigure, 'id' | 'note' | 'shown'> & {
  value: string
  label: string
}

/**
 * Returns an entry's figures with their ids.
 * @param slug file name of the entry
 */
export function notedFigures(slug: string, items: readonly Statistic[]) {
  const labels = items.map(({ label }) => label)
  const ids = figureIds(slug, labels)
  return items.map((item, index) => {
    const id = ids[index] ?? ''
    return { ...item, id, note: id, shown: `${item.value} ${item.label}` }
  })
}

/** Returns this entry's figures. Their note ids are unique across lists. */
export function useNotedFigures(items: readonly Statistic[]) {
  const list = useId()
  const slug = useContext(CurrentPath).split('/').filter(Boolean).at(-1) ?? ''
  return notedFigures(slug, items).map((figure, index) => ({ ...figure, note: `${list}${index}` }))
}
