/**
 * Returns the candidate that a misspelt word most likely meant: equal but for case and punctuation, or at
 * most a quarter of its letters away. A word of one or two letters matches only itself.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  const plain = letters(word)
  let best: string | undefined
  const allowed = plain.length < 3 ? 0 : Math.max(1, Math.floor(plain.length / 4))
  let bestDistance = allowed + 1
  for (const candidate of candidates) {
    const distance = editDistance(plain, letters(candidate), bestDistance)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

function letters(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Counts the letters to add, remove, replace or swap with their neighbour; returns `limit` once the count
 * cannot be smaller.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = swapped ? (beforePrevious[j - 2] ?? limit) + 1 : limit
      current.push(Math.min(substitution, swap, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1))
    }
    beforePrevious = previous
    previous = current
  }
  return previous[b.length] ?? limit
}
