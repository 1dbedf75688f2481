/** The check as the first step of every build. */
import { join } from 'node:path'
import { type ContentCheck, checkContent } from '../../content-model/check/check'
import {
  type CheckCache,
  type KeyedFile,
  openCheckCache,
  readKeyed,
} from '../../content-model/check/check-cache'
import { formatReport } from '../../content-model/check/diagnostics'
import { locate } from '../../content-model/read/locations'
import { endWith } from '../pages/machine-errors'
import { filesBelow } from '../publish/files'
import { type AcceptedKeys, acceptContent } from './accepted-content'
import { type EntrySource, entrySource, type ReadFile, readFileOnce } from './entry-source'
import { readInTwoThreads } from './parallel-reading'

/** Files that the check has read and no node has been made of yet, by their keys. */
const unused = new Map<string, ReadFile>()
let cache: CheckCache | undefined
let last: ContentCheck | undefined
/** What has been loaded for the next check. */
let loaded: ReadonlyMap<string, KeyedFile> | undefined

/** With fewer files to read, a second thread would be ready when nothing is left to do. */
const parallelReadThreshold = 400

/**
 * Loads the files, and reads those that the next check needs where there are many.
 * @returns how many files are new or have changed since the last check
 */
export async function readAhead(root: string): Promise<number> {
  cache ??= openCheckCache(root)
  const known = cache
  const folder = join(root, 'content')
  const paths = filesBelow(folder).filter((path) => locate(path))
  loaded = new Map(
    paths.flatMap((path) => {
      const file = readKeyed(folder, path)
      return file ? [[path, file]] : []
    }),
  )
  const unread = [...loaded].filter(([, { key }]) => !known.get(key)).map(([path]) => path)
  if (unread.length >= parallelReadThreshold)
    for (const [key, file] of await readInTwoThreads(root, unread)) unused.set(key, file)
  return unread.length
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
 * @param path under `content/`
 * @throws when the file has changed since its check; the next check brings its new key
 */
export function entryOf(root: string, path: string, key: string): EntrySource {
  return entrySource(unused.get(key) ?? readAgain(root, path, key))
}

/** To be called when a node has been made of a file. */
export function forgetEntry(key: string): void {
  unused.delete(key)
}

function readAgain(root: string, path: string, key: string): ReadFile {
  const file = readKeyed(join(root, 'content'), path)
  if (file?.key !== key) throw new Error(`content/${path} has changed since it was checked.`)
  return readFileOnce(path, file.bytes)
}

/** Ends a production build before it begins when the content has problems. */
export function stopAtDiagnostics(root: string): void {
  const { diagnostics } = checkAgain(root)
  if (diagnostics.length > 0) endWith(formatReport(diagnostics))
}

/**
 * Accepts the checked content, and keeps the check's results for the next build. A build checks once: what
 * the check knows of every file need not stay in memory.
 */
export function acceptChecked(root: string): AcceptedKeys {
  const texts = acceptContent(root, last ?? checkAgain(root), new Map())
  keepResults()
  last = undefined
  cache = undefined
  return texts
}

/**
 * Forgets versions of files that are of no use any more.
 * @param texts what the site is to show
 */
export function forgetOldVersions(texts: AcceptedKeys): void {
  const shown = new Set(texts.values())
  for (const key of unused.keys()) if (!shown.has(key)) unused.delete(key)
  cache?.keepOnly(new Set([...shown, ...(last?.keys.values() ?? [])]))
}

/** Writes the check's results to disk. */
export function keepResults(): void {
  cache?.save()
}
