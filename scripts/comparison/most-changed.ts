import type { ChangedPage } from './report'

/** Number of pages at most: more pictures would neither be looked at nor fit into a comment. */
const maximumPages = 12

/**
 * Selects the pages to take screenshots of when many have changed: of every shape of page the one that
 * changed most, then the next of each.
 */
export function mostChanged(pages: readonly ChangedPage[]): ChangedPage[] {
  const shapes = new Map<string, ChangedPage[]>()
  for (const page of [...pages].sort((a, b) => weight(b) - weight(a))) {
    const shape = page.path.slice(0, page.path.lastIndexOf('/') + 1)
    shapes.set(shape, [...(shapes.get(shape) ?? []), page])
  }
  const rounds = [...shapes.values()].flatMap((same) =>
    same.map((page, round) => ({ page, round })),
  )
  return rounds
    .sort((a, b) => a.round - b.round)
    .slice(0, maximumPages)
    .map(({ page }) => page)
}

/** Returns how much of a page has changed: all of one that was added or removed. */
function weight({ aspects, html: { before = 0, after = 0 } }: ChangedPage): number {
  return Math.abs(after - before) + (aspects.includes('words') ? 1 : 0)
}
