import { useContext, useId } from 'react'
import { CurrentPath } from '../../site/current-path'
import type { Origin } from './FigureOrigin'
import { figureIds } from './figure-id'

/** A figure with what it says of itself. */
export interface NotedFigure extends Origin {
  /** Id on /how-we-count. */
  id: string
  /** Id of the note on this page. */
  note: string
  /** The figure with what it counts. */
  shown: string
  method?: string | null
}

/** A figure with what it counts and, where its file says it, how. */
export type Statistic = Omit<NotedFigure, 'id' | 'note' | 'shown'> & {
  value: string
  label: string
}

/** Returns figures with their ids, which the page's file name and their labels make. */
export function useNotedFigures(items: readonly Statistic[]) {
  // A text may count the same in two lists.
  const list = useId()
  const slug = useContext(CurrentPath).split('/').filter(Boolean).at(-1) ?? ''
  const ids = figureIds(
    slug,
    items.map(({ label }) => label),
  )
  return items.map((item, index) => ({
    ...item,
    id: ids[index] ?? '',
    note: `${list}${index}`,
    shown: `${item.value} ${item.label}`,
  }))
}
