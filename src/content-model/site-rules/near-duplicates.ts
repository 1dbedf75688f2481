/** Finds text that two files share, by shingles: runs of five words. */
import { join } from 'node:path'
import { excerpt, type FileDiagnostic, placeAt } from '../check/diagnostics'
import { rows } from '../collections/registry'
import { readIfThere } from '../read/files'
import { readSource } from '../read/source'

const shingleLength = 5

/**
 * Returns the distinct shingles of a text.
 * @param text a line per block; shingles do not cross lines
 */
export function shinglesOf(text: string): string[] {
  const shingles = new Set<string>()
  for (const line of text.split('\n')) {
    const words = line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    for (let i = 0; i + shingleLength <= words.length; i++)
      shingles.add(words.slice(i, i + shingleLength).join(' '))
  }
  return [...shingles]
}

interface ListedFile {
  collection?: string
  file: string
  shingles?: readonly string[]
}

type ShingledFile = Required<Pick<ListedFile, 'file' | 'shingles'>>

/** Returns the files that share more than `limit` with an earlier file. */
function findNearDuplicates(files: readonly ShingledFile[], limit: number) {
  const holders = new Map<string, ShingledFile[]>()
  return files.flatMap((file) => {
    const shared = new Map<ShingledFile, number>()
    for (const shingle of file.shingles) {
      const earlier = holders.get(shingle) ?? []
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1)
      holders.set(shingle, [...earlier, file])
    }
    const [worst] = [...shared]
      .map(([other, count]) => ({
        file,
        other,
        share: count / Math.min(file.shingles.length, other.shingles.length),
      }))
      .sort((a, b) => b.share - a.share)
    return worst && worst.share > limit ? [worst] : []
  })
}

/** Returns the longest run of words that another file contains too. */
function longestShared({ shingles }: ShingledFile, other: ShingledFile): string {
  const known = new Set(other.shingles)
  let longest: string[] = []
  let run: string[] = []
  for (const shingle of shingles) {
    const follows = shingle.startsWith(run.at(-1)?.replace(/^\S+ /, '') ?? '')
    if (!known.has(shingle)) run = []
    else run = follows ? [...run, shingle] : [shingle]
    if (run.length > longest.length) longest = run
  }
  const [first = '', ...rest] = longest
  return [first, ...rest.map((shingle) => shingle.split(' ').at(-1))].join(' ')
}

/** Reports files that share more text than their collection allows. */
export function nearDuplicates(files: readonly ListedFile[], root: string): FileDiagnostic[] {
  return rows.flatMap(([name, { maxSharedText }]) => {
    if (maxSharedText === undefined) return []
    const shingled = files
      .filter(({ collection }) => collection === name)
      .map(({ file, shingles = [] }) => ({ file, shingles }))
    return findNearDuplicates(shingled, maxSharedText).map(({ file: own, other, share }) => {
      const { file } = own
      const passage = longestShared(own, other)
      // The file may have been deleted since it was listed.
      const { text: source } = readSource(readIfThere(join(root, file)) ?? Buffer.of())
      const message = `${percent(share)} of the text is also in ${other.file}, but the limit is ${percent(maxSharedText)}. Replace the shared text with text that is specific to this file. The longest shared passage: “${excerpt(passage, 160)}”`
      return { file, ...placeOfPassage(passage, source), message }
    })
  })
}

function percent(share: number): string {
  return `${Math.ceil(share * 100)}%`
}

function placeOfPassage(passage: string, source: string) {
  const pattern = passage.split(' ').slice(0, 5).join('[^\\p{L}\\p{N}]+')
  const index = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}`, 'iu').exec(source)?.index ?? 0
  return placeAt(source, index)
}
