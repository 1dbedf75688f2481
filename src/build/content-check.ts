/** The check as the first step of every build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentCheck, checkContent } from '../collections/check'
import { type CheckCache, keyOf, openCheckCache } from '../collections/check-cache'
import { locate } from '../collections/locations'
import { formatReport } from '../collections/problems'
import { acceptContent } from './accepted-content'
import { type EntrySource, entrySource, type ReadFile, readFileOnce } from './entry-source'
import { endWith } from './faults'
import { filesBelow } from './files'
import { readInTwoThreads } from './reading'

/** Files that the check has read and no node has been made of yet. */
const unused = new Map<string, ReadFile>()
let cache: CheckCache | undefined
let last: ContentCheck | undefined

/** With fewer files to read, a second thread would be ready when nothing is left to do. */
const many = 400

/** Reads the files that the next check needs, where there are many. */
export async function readAhead(root: string): Promise<void> {
  cache ??= openCheckCache(root)
  const known = cache
  const folder = join(root, 'content')
  const paths = filesBelow(folder).filter(
    (path) => locate(path) && !known.get(path, readFileSync(join(folder, path))),
  )
  if (paths.length < many) return
  for (const [key, file] of await readInTwoThreads(root, paths)) unused.set(key, file)
}

/** Checks the content; files that have not changed since the last check are not read again. */
export function checkAgain(root: string): ContentCheck {
  cache ??= openCheckCache(root)
  last = checkContent(root, {
    cache,
    read(path, bytes) {
      const key = keyOf(path, bytes)
      const file = unused.get(key) ?? readFileOnce(path, bytes)
      unused.set(key, file)
      return file.checked
    },
  })
  return last
}

/** What the node of a file is made of: as the check has read it, where it has. */
export function takeEntry(path: string, bytes: Uint8Array): EntrySource {
  const key = keyOf(path, bytes)
  const file = unused.get(key) ?? readFileOnce(path, bytes)
  unused.delete(key)
  return entrySource(file)
}

/** Ends a production build before it begins when the content has problems. */
export function stopAtProblems(root: string): void {
  const { problems } = checkAgain(root)
  if (problems.length > 0) endWith(formatReport(problems))
}

/**
 * Hands the checked content to Gatsby, and keeps the check's results for the next build. A build checks
 * once: what the check knows of every file need not stay in memory.
 */
export function acceptChecked(root: string): void {
  acceptContent(root, last ?? checkAgain(root))
  keepResults()
  last = undefined
  cache = undefined
}

/** Writes the check's results to disk. */
export function keepResults(): void {
  cache?.save()
}
