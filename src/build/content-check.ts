/** The check as the first step of every build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentCheck, checkContent } from '../collections/check'
import {
  type CheckCache,
  type KeyedFile,
  openCheckCache,
  readKeyed,
} from '../collections/check-cache'
import { locate } from '../collections/locations'
import { formatReport } from '../collections/problems'
import { acceptContent } from './accepted-content'
import { type EntrySource, entrySource, type ReadFile, readFileOnce } from './entry-source'
import { endWith } from './faults'
import { filesBelow } from './files'
import { readInTwoThreads } from './reading'

/** Files that the check has read and no node has been made of yet, by their keys. */
const unused = new Map<string, ReadFile>()
let cache: CheckCache | undefined
let last: ContentCheck | undefined
/** What has been loaded for the next check. */
let loaded: ReadonlyMap<string, KeyedFile> | undefined

/** With fewer files to read, a second thread would be ready when nothing is left to do. */
const many = 400

/** Loads the files, and reads those that the next check needs where there are many. */
export async function readAhead(root: string): Promise<void> {
  cache ??= openCheckCache(root)
  const known = cache
  const folder = join(root, 'content')
  const paths = filesBelow(folder).filter((path) => locate(path))
  loaded = new Map(paths.map((path) => [path, readKeyed(folder, path)]))
  const unread = [...loaded].filter(([, { key }]) => !known.get(key)).map(([path]) => path)
  if (unread.length < many) return
  for (const [key, file] of await readInTwoThreads(root, unread)) unused.set(key, file)
}

/** Checks the content; files that have not changed since the last check are not read again. */
export function checkAgain(root: string): ContentCheck {
  cache ??= openCheckCache(root)
  last = checkContent(root, {
    cache,
    ...(loaded && { keyed: loaded }),
    read(path, bytes, key) {
      const file = unused.get(key) ?? readFileOnce(path, bytes)
      unused.set(key, file)
      return file.checked
    },
  })
  loaded = undefined
  return last
}

/**
 * What the node of a file is made of: as the check has read it, where it has.
 * @param file its path
 * @param path the same under `content/`
 */
export function takeEntry(file: string, path: string, key: string): EntrySource {
  const read = unused.get(key) ?? readFileOnce(path, readFileSync(file))
  unused.delete(key)
  return entrySource(read)
}

/** Ends a production build before it begins when the content has problems. */
export function stopAtProblems(root: string): void {
  const { problems } = checkAgain(root)
  if (problems.length > 0) endWith(formatReport(problems))
}

/**
 * Hands the checked content to Gatsby, and keeps the check's results for the next build. A build checks
 * once: what the check knows of every file need not stay in memory.
 * @returns the key of each file by its path under `content/`
 */
export function acceptChecked(root: string): ReadonlyMap<string, string> {
  const check = last ?? checkAgain(root)
  acceptContent(root, check)
  keepResults()
  last = undefined
  cache = undefined
  return check.keys
}

/** Writes the check's results to disk. */
export function keepResults(): void {
  cache?.save()
}
