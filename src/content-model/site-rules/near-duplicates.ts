/** Finds text that stands in two files: measured with shingles, runs of five words. */
import { join } from 'node:path'
import type { CheckedFile } from '../check/checked-file'
import { compare, excerpt, type FileDiagnostic, placeAt, startOfFile } from '../check/diagnostics'
import { type Collection, collections } from '../collections/registry'
import { readDocument } from '../read/document'
import { readIfThere } from '../read/files'

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

/** Returns the files that share more than `limit` of their shingles with a file before them. */
function findNearDuplicates(files: readonly ShingledFile[], limit: number) {
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
function longestShared(text: string, other: string): string {
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

/** Reports files of a collection that share more text than it allows. */
export function nearDuplicates(files: readonly CheckedFile[], root: string): FileDiagnostic[] {
  return Object.entries<Collection>(collections).flatMap(([name, { maxSharedText }]) => {
    if (maxSharedText === undefined) return []
    const shingled = files
      .filter(({ collection }) => collection === name)
      .map(({ file, shingles = [] }) => ({ file, shingles }))
    return findNearDuplicates(shingled, maxSharedText).map(({ file, other, share }) => {
      const passage = longestShared(textOf(file, root), textOf(other, root))
      const place = placeOfPassage(passage, sourceOf(file, root).toString('utf8'))
      const message = `${percent(share)} of the text stands in ${other} too, and ${percent(maxSharedText)} is the most that two files may share. Write what is true of this one only. The longest passage in both: “${excerpt(passage, 160)}”`
      return { file, ...place, message }
    })
  })
}

function textOf(file: string, root: string): string {
  return readDocument(file.slice('content/'.length), sourceOf(file, root)).text
}

/** Reads a file; empty when it has gone since it was listed: the next check does not list it any more. */
function sourceOf(file: string, root: string): Buffer {
  return readIfThere(join(root, file)) ?? Buffer.alloc(0)
}

function percent(share: number): string {
  return `${Math.ceil(share * 100)}%`
}

function placeOfPassage(passage: string, source: string) {
  if (!passage) return startOfFile
  const pattern = passage.split(' ').slice(0, 5).join('[^\\p{L}\\p{N}]+')
  const index = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}`, 'iu').exec(source)?.index ?? 0
  return placeAt(source, index)
}
