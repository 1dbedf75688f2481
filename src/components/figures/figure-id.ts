/**
 * Returns the ids of an entry's figures on /how-we-count. They come from the
 * labels, so links stay valid when figures are added or reordered.
 * @param slug file name of the entry
 * @param labels an empty label for a card that is itself a figure
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
