/**
 * Whether what earlier builds have left may be used. Gatsby trusts its cache: after a build that was
 * killed, or with a file that was damaged since, it would fail or write wrong pages. So a finished
 * build notes what it leaves behind, and the next one starts afresh unless it finds just that.
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
import { crc32 } from 'node:zlib'
import { buildNote } from '../src/build/build-note'
import { filesBelow } from '../src/build/files'
import type { GatsbyFiles } from './gatsby-files'

/** What a finished build has noted. */
interface Note {
  /** Digest of the conditions that it began under. */
  conditions: string
  /** A mark for each file, by its path. */
  files: Record<string, string>
}

/** Of these, a build reads what the check has kept; it has a checksum of its own. */
const unmarked = /(^|\/)(finished-build\.json|content-check\.json(\.new)?|.*-lock|lock\.mdb)$/

/**
 * Whether the last build in this folder was finished, under the same conditions, and nothing has changed
 * in `.cache` and `public` since.
 */
export function isCacheWhole(root: string, conditions: string): boolean {
  try {
    const note = JSON.parse(readFileSync(buildNote(root), 'utf8')) as Note
    if (note.conditions !== conditions) return false
    const files = marks(root)
    const names = Object.keys(files)
    return (
      names.length === Object.keys(note.files).length &&
      names.every((name) => files[name] === note.files[name])
    )
  } catch {
    return false
  }
}

/**
 * Notes what a finished build has left behind.
 * @param conditions those that it began under: code that has changed since asks for another build
 */
export function noteFinished(root: string, conditions: string): void {
  const note: Note = { conditions, files: marks(root) }
  const file = buildNote(root)
  // A file that is written in steps must not count before it is whole.
  writeFileSync(`${file}.new`, JSON.stringify(note))
  renameSync(`${file}.new`, file)
}

/** Removes all that earlier builds have left but the finished site itself. */
export function discardCache(root: string): void {
  for (const folder of ['.cache', 'public', 'dist.next', 'hosting.next'])
    rmSync(join(root, folder), { recursive: true, force: true })
}

/** Puts the last good site back that a build was about to replace when it was killed. */
export function restoreSite(root: string): void {
  for (const folder of ['dist', 'hosting'].map((name) => join(root, name)))
    if (existsSync(`${folder}.last`) && !existsSync(folder)) renameSync(`${folder}.last`, folder)
}

/** Removes the last good site once another has its place, as far as it has not been removed meanwhile. */
export function removeReplaced(root: string): void {
  for (const name of ['dist.last', 'hosting.last'])
    rmSync(join(root, name), { recursive: true, force: true })
}

/**
 * A digest of what decides on the output beside content and components. Gatsby starts afresh when
 * gatsby-node.ts changes, but knows nothing of the modules that it imports, of templates, of PDFs whose
 * sizes pages name, and of the path prefix, which its cached pages hold.
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

/** `.cache` by content; `public`, which is large, by size and time of change. */
function marks(root: string): Record<string, string> {
  const cached = filesIn(root, '.cache').filter((file) => !unmarked.test(file))
  return Object.fromEntries([
    ...cached.map((file) => [file, checksum(join(root, file))]),
    ...filesIn(root, 'public').map((file) => {
      const { size, mtimeMs } = statSync(join(root, file))
      return [file, `${size} ${mtimeMs}`]
    }),
  ])
}

/** Files below a folder of the project, by their path from the project. */
const filesIn = (root: string, folder: string): string[] =>
  filesBelow(join(root, folder)).map((name) => `${folder}/${name}`)

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
