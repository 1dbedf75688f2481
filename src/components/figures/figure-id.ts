/**
 * Returns the ids of an entry's figures in notes and on /how-we-count. Added or
 * reordered figures do not change other ids.
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
