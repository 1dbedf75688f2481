/** Finds text that stands in two files: measured with shingles, runs of five words. */
import { compare } from '../check/diagnostics'

const shingleLength = 5

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Returns each different run of five words.
 * @param text a line for each block; no run goes from one line to the next
 */
export function shinglesOf(text: string): string[] {
  const shingles = new Set<string>()
  for (const line of text.split('\n')) {
    const words = wordsOf(line)
    for (let i = 0; i + shingleLength <= words.length; i++)
      shingles.add(words.slice(i, i + shingleLength).join(' '))
  }
  return [...shingles]
}

interface ShingledFile {
  file: string
  shingles: readonly string[]
}

interface NearDuplicate {
  file: string
  /** The file before it, by name, that it shares most with. */
  other: string
  /** Shared shingles as a fraction of the smaller file's. */
  share: number
}

/** Returns the files that share more than `limit` of their shingles with a file before them. */
export function findNearDuplicates(files: readonly ShingledFile[], limit: number): NearDuplicate[] {
  const sorted = [...files].sort((a, b) => compare(a.file, b.file))
  const holders = new Map<string, ShingledFile[]>()
  return sorted.flatMap((file) => {
    const shared = new Map<ShingledFile, number>()
    for (const shingle of file.shingles) {
      const earlier = holders.get(shingle) ?? []
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1)
      holders.set(shingle, [...earlier, file])
    }
    const [worst] = [...shared]
      .map(([other, count]) => ({
        file: file.file,
        other: other.file,
        share: count / Math.min(file.shingles.length, other.shingles.length),
      }))
      .sort((a, b) => b.share - a.share)
    return worst && worst.share > limit ? [worst] : []
  })
}

/** Returns the longest run of words of `text` whose shingles all stand in `other`. */
export function longestShared(text: string, other: string): string {
  const known = new Set(shinglesOf(other))
  let longest: string[] = []
  for (const line of text.split('\n')) {
    const words = wordsOf(line)
    let start = 0
    for (let i = 0; i + shingleLength <= words.length; i++) {
      const end = i + shingleLength
      if (!known.has(words.slice(i, end).join(' '))) start = i + 1
      else if (end - start > longest.length) longest = words.slice(start, end)
    }
  }
  return longest.join(' ')
}
