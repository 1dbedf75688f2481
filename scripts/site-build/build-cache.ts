/**
 * Decides whether the cache of earlier builds may be used. Gatsby trusts its cache: after a build that was
 * killed, or with a file that was damaged since, it would fail or write wrong pages. So a finished build
 * notes what it leaves behind, and the next one starts from scratch unless it finds just that.
 */
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { crc32 } from 'node:zlib'
import { buildNote } from '../../src/generator/publish/build-note'
import { filesBelow } from '../../src/generator/publish/files'
import type { GatsbyFiles } from './gatsby-files'

/** The note of a finished build. */
interface Note {
  /** Digest of the conditions under which it began. */
  conditions: string
  /** Fingerprint of each file of `public`, which is large: its size and its time of change. */
  published: Record<string, string>
  /** Fingerprints of each file of `.cache`. */
  cached: Record<string, Marks>
}

/** Fingerprints of a file. */
interface Marks {
  /** Which file it is and when it was last written: while this stays the same, nobody has touched it. */
  state: string
  /** Its size and checksum, for a file that was restored from elsewhere. */
  content: string
}

/**
 * Files without fingerprints. Of these, a build reads only the check's results, which have a checksum of
 * their own.
 */
const unmarked = /(^|\/)(finished-build\.json|content-check\.json(\.new)?|.*-lock|lock\.mdb)$/

/** Fingerprints of files that this process has found as the last build left them. */
let knownMarks: Readonly<Record<string, Marks>> = {}

/**
 * Returns whether the last build in this folder was finished, under the same conditions, and nothing has
 * changed in `.cache` and `public` since.
 */
export function isCacheWhole(root: string, conditions: string): boolean {
  try {
    const note = JSON.parse(readFileSync(buildNote(root), 'utf8')) as Note
    if (note.conditions !== conditions) return false
    knownMarks = note.cached
    return isDeepStrictEqual(published(root), note.published) && isUnchanged(root, note.cached)
  } catch {
    return false
  }
}

function isUnchanged(root: string, noted: Readonly<Record<string, Marks>>): boolean {
  const files = cachedFiles(root)
  return (
    files.length === Object.keys(noted).length &&
    files.every((file) => marksOf(root, file).content === noted[file]?.content)
  )
}

/**
 * Notes what a finished build has left behind.
 * @param conditions those under which it began: code that has changed since requires another build
 */
export function noteFinished(root: string, conditions: string): void {
  const cached = Object.fromEntries(cachedFiles(root).map((file) => [file, marksOf(root, file)]))
  const note: Note = { conditions, published: published(root), cached }
  const file = buildNote(root)
  // Written beside it and renamed: the note must not count before it is complete.
  writeFileSync(`${file}.new`, JSON.stringify(note))
  renameSync(`${file}.new`, file)
}

/** Removes everything that earlier builds have left, except the finished site. */
export function discardCache(root: string): void {
  for (const folder of ['.cache', 'public', 'dist.next', 'hosting.next'])
    rmSync(join(root, folder), { recursive: true, force: true })
}

/** Restores the last good site if a build was killed while it replaced it. */
export function restoreSite(root: string): void {
  for (const folder of ['dist', 'hosting'].map((name) => join(root, name)))
    if (existsSync(`${folder}.last`) && !existsSync(folder)) renameSync(`${folder}.last`, folder)
}

/** Removes the last good site once it has been replaced, unless it is gone already. */
export function removeReplaced(root: string): void {
  for (const name of ['dist.last', 'hosting.last'])
    rmSync(join(root, name), { recursive: true, force: true })
}

/**
 * Returns a digest of what the output depends on beside content and components. Gatsby starts afresh when
 * gatsby-node.ts changes, but knows nothing of the modules that it imports, of templates, of PDFs whose sizes
 * pages name, and of the path prefix, which its cached pages hold.
 * @param options of the build, such as `--prefix-paths`
 */
export function buildConditions(
  root: string,
  options: readonly string[],
  gatsbyFiles: GatsbyFiles,
): string {
  const sources = [
    ...gatsbyFiles.sources,
    ...filesIn(root, 'src/pdf'),
    ...['package.json', 'package-lock.json'],
  ]
  const documents = filesIn(root, 'static').filter((name) => name.endsWith('.pdf'))
  const prefix = process.env.PATH_PREFIX ?? ''
  const hash = createHash('sha256').update(JSON.stringify([process.version, options, prefix]))
  for (const file of [...sources, ...documents].sort())
    if (existsSync(join(root, file)))
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('base64url')
}

/** Returns the files of `.cache` that a build trusts. */
const cachedFiles = (root: string) => filesIn(root, '.cache').filter((file) => !unmarked.test(file))

/** Returns a file's fingerprints; a file that nobody has touched since it was last read is not read again. */
function marksOf(root: string, file: string): Marks {
  const { ino, size, mtimeNs, ctimeNs } = statSync(join(root, file), { bigint: true })
  const state = [ino, size, mtimeNs, ctimeNs].join(' ')
  const known = knownMarks[file]
  return known?.state === state ? known : { state, content: checksum(join(root, file)) }
}

function published(root: string): Record<string, string> {
  const marks = filesIn(root, 'public').map((file): [string, string] => {
    const { size, mtimeMs } = statSync(join(root, file))
    return [file, `${size} ${mtimeMs}`]
  })
  return Object.fromEntries(marks)
}

/** Returns the files below a folder of the project, by their path from the project. */
const filesIn = (root: string, folder: string, except?: readonly string[]): string[] =>
  filesBelow(join(root, folder), except).map((name) => `${folder}/${name}`)

const chunk = Buffer.alloc(2 ** 20)

function checksum(file: string): string {
  const open = openSync(file, 'r')
  let [sum, size] = [0, 0]
  try {
    for (let length = -1; length !== 0; size += length) {
      length = readSync(open, chunk)
      sum = crc32(chunk.subarray(0, length), sum)
    }
  } finally {
    closeSync(open)
  }
  return `${size} ${sum}`
}
