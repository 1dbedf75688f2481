/** Finds text that stands in two files: measured with shingles, runs of five words. */
import { compare } from '../check/diagnostics'

const shingleLength = 5

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * Returns a hash for each different run of five words, in ascending order.
 * @param text a line for each block; no run goes from one line to the next
 */
export function shinglesOf(text: string): Uint32Array {
  const hashes = new Set<number>()
  for (const line of text.split('\n')) {
    const words = wordsOf(line)
    for (let i = 0; i + shingleLength <= words.length; i++)
      hashes.add(hash(words.slice(i, i + shingleLength).join(' ')))
  }
  return Uint32Array.from(hashes).sort()
}

/**
 * Returns the 32-bit FNV-1a hash of a text. A collision makes one of a thousand shingles count twice,
 * which changes nothing.
 */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

export interface ShingledFile {
  file: string
  shingles: Uint32Array
}

export interface NearDuplicate {
  file: string
  /** The file before it, by name, that it shares most with. */
  other: string
  /** Shared shingles as a fraction of the smaller file's. */
  share: number
}

/** A passage that stands in more files than this is compared with the first of them only. */
const maximumComparedFiles = 8

/**
 * Returns the files that share more than `limit` of their shingles with a file before them. The time it
 * takes grows with the amount of text, not with the number of pairs.
 */
export function findNearDuplicates(files: readonly ShingledFile[], limit: number): NearDuplicate[] {
  const sorted = [...files].sort((a, b) => compare(a.file, b.file))
  const shared = countShared(sorted)
  const worst = new Map<string, NearDuplicate>()
  for (const [pair, count] of shared) {
    const [a, b] = [sorted[Math.floor(pair / maximumFiles)], sorted[pair % maximumFiles]]
    if (!a || !b) continue
    const share = count / Math.min(a.shingles.length, b.shingles.length)
    if (share > limit && share > (worst.get(b.file)?.share ?? 0))
      worst.set(b.file, { file: b.file, other: a.file, share })
  }
  return [...worst.values()]
}

const maximumFiles = 2 ** 20

/** Returns the number of shingles that two files share, by `first × maximumFiles + second`. */
function countShared(files: readonly ShingledFile[]): Map<number, number> {
  const size = files.reduce((sum, { shingles }) => sum + shingles.length, 0)
  // Hash and file in one number, below 2^52: sorting brings equal hashes side by side.
  const entries = new Float64Array(size)
  let next = 0
  files.forEach(({ shingles }, index) => {
    for (const shingle of shingles) entries[next++] = shingle * maximumFiles + index
  })
  entries.sort()
  const shared = new Map<number, number>()
  for (let start = 0, end = 0; start < size; start = end) {
    const shingle = Math.floor((entries[start] ?? 0) / maximumFiles)
    while (end < size && Math.floor((entries[end] ?? 0) / maximumFiles) === shingle) end++
    for (let i = start; i < Math.min(end, start + maximumComparedFiles); i++) {
      for (let j = i + 1; j < end; j++) {
        const pair =
          ((entries[i] ?? 0) % maximumFiles) * maximumFiles + ((entries[j] ?? 0) % maximumFiles)
        shared.set(pair, (shared.get(pair) ?? 0) + 1)
      }
    }
  }
  return shared
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
      if (!known.has(hash(words.slice(i, end).join(' ')))) start = i + 1
      else if (end - start > longest.length) longest = words.slice(start, end)
    }
  }
  return longest.join(' ')
}
