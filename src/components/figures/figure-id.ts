/** Ids of figures, for the notes on a page and for the figures on /how-we-count. */

/**
 * Returns the ids of an entry's figures. They stay the same when figures are added or reordered.
 * @param labels labels of the figures; empty for a card that is itself a figure
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
