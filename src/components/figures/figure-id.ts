/** Ids of figures: of the note beside a figure, and of the figure on /how-we-count. */

/**
 * Returns the ids of the figures of an entry, which stay when figures are added or change places.
 * @param labels what each figure counts; empty for a card that is a figure as a whole
 */
export function figureIds(slug: string, labels: readonly string[]): string[] {
  const names = labels.map((label) =>
    `figure-${slug}-${label.toLowerCase()}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/-$/, ''),
  )
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length
    return before > 0 ? `${name}-${before + 1}` : name
  })
}
