/**
 * Caches the results of the check from one run to the next. The key is made from a file's bytes, and the
 * cache belongs to a digest of the checker itself, so that nothing stale is ever used.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readIfThere, walkFolder } from '../read/files'
import { locate } from '../read/locations'
import type { DecodedPicture } from '../read/picture-files'
import type { KnownPictures } from '../site-rules/pictures'
import type { CheckedFile } from './checked-file'

export interface CheckCache {
  /** Files by `keyOf`. */
  files: Map<string, CheckedFile>
  /** Pictures by the digest of their bytes. */
  pictures: Map<string, DecodedPicture>
  /**
   * Forgets the files that were checked for other banned words.
   * @param digest of the words
   */
  keepFor(digest: string): void
  /** Writes the results of a check, where it can; those of files that are not there any more are dropped. */
  save(check: Pick<KnownPictures, 'decoded'> & { keys: ReadonlyMap<string, string> }): void
}

/**
 * Opens the cache of a project.
 * @param root the project's folder
 * @param version digest of the checker; results of another version are not used
 */
export function openCheckCache(root: string, version = checkerVersion(root)): CheckCache {
  const file = join(root, '.cache', 'content-check.json')
  const stored = load(file, version)
  const files = new Map(stored.files)
  const pictures = new Map(stored.pictures)
  let words = stored.words
  return {
    files,
    pictures,
    keepFor(digest) {
      if (digest !== words) files.clear()
      words = digest
    },
    save({ keys, decoded }) {
      const digests = [...decoded.values()].map(({ digest }) => digest)
      const results: Stored = {
        words,
        files: resultsOf(keys.values(), files),
        pictures: resultsOf(digests, pictures),
      }
      try {
        mkdirSync(dirname(file), { recursive: true })
        // Renamed into place, so that a run that is cut short leaves the old file whole.
        writeFileSync(`${file}.new`, JSON.stringify([version, results]))
        renameSync(`${file}.new`, file)
      } catch {
        // The next check then takes as long as this one.
      }
    },
  }
}

function resultsOf<T>(keys: Iterable<string>, results: ReadonlyMap<string, T>): [string, T][] {
  const kept = new Set(keys)
  return [...results].filter(([key]) => kept.has(key))
}

interface Stored {
  /** Digest of the banned words. */
  words: string
  files: [string, CheckedFile][]
  pictures: [string, DecodedPicture][]
}

/** Returns what an earlier run stored; nothing when the file is missing, damaged or of another version. */
function load(file: string, version: string): Stored {
  try {
    const [storedVersion, results] = JSON.parse(readFileSync(file, 'utf8')) as [string, Stored]
    if (storedVersion === version) return results
  } catch {}
  return { words: '', files: [], pictures: [] }
}

/** A file's bytes, and the key of its result in the cache. */
export interface KeyedFile {
  key: string
  bytes: Uint8Array
  /** Of a translation: the bytes of its original, which the key covers too; absent where there is none. */
  original?: Uint8Array
}

/**
 * Reads a file and makes its key.
 * @param folder `content/` of a project
 * @param path of the file from there
 * @returns undefined when it has gone
 */
export function readKeyed(folder: string, path: string): KeyedFile | undefined {
  const bytes = readIfThere(join(folder, path))
  if (!bytes) return undefined
  const { language, original: originalPath = '' } = locate(path) ?? {}
  const original = language ? readIfThere(join(folder, originalPath)) : undefined
  return { key: keyOf(path, bytes, original), bytes, ...(original && { original }) }
}

/**
 * Returns the key of a file's result in the cache.
 * @param original of a translation: the bytes of its original
 */
export function keyOf(path: string, bytes: Uint8Array, original?: Uint8Array): string {
  const hash = createHash('sha256').update(path).update('\0').update(bytes)
  if (original) hash.update('\0').update(original)
  return hash.digest('base64url')
}

/** Returns a digest of all that decides on a file's result: the checker's code and its packages. */
export function checkerVersion(root: string): string {
  const sources = ['content-model', 'diagrams', 'theme'].flatMap((folder) =>
    [...walkFolder(join(root, 'src', folder))]
      .map(({ path }) => `src/${folder}/${path}`)
      .filter((path) => !path.includes('.test.')),
  )
  const hash = createHash('sha256').update(process.version)
  for (const path of [...sources.sort(), 'package.json', 'package-lock.json'])
    hash.update(readIfThere(join(root, path)) ?? '')
  return hash.digest('base64url')
}
