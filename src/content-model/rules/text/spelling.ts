/**
 * Returns the closest candidate, ignoring case and punctuation. One letter, or a quarter of the
 * letters, may differ. Words of one or two letters must match exactly.
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

/**
 * Returns the corrected name, or up to three names that share a hyphenated
 * part with the word, shortest first. All begin with the word's first letter:
 * other names usually mean something else, such as `ear` for `gear`.
 */
export function similarNames(word: string, names: readonly string[]): string[] {
  const written = word.toLowerCase()
  const candidates = names.filter((name) => name.charAt(0).toLowerCase() === written.charAt(0))
  const misspelt = closest(word, candidates)
  if (misspelt) return [misspelt]
  const parts = written.split(/[^\p{L}\p{N}]+/u)
  return candidates
    .filter((name) => name.split('-').some((part) => part.length > 2 && parts.includes(part)))
    .sort((a, b) => a.length - b.length)
    .slice(0, 3)
}

function letters(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Returns the edit distance (optimal string alignment), capped at `limit`. */
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
