/** Caches results of the check between runs. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replaceFile } from '../authoring/write-source'
import { readIfThere, walkFolder } from '../read/files'
import { locate } from '../read/locations'
import type { DecodedPicture } from '../read/picture-files'
import type { KnownPictures } from '../site-rules/pictures'
import type { CheckedFile } from './checked-file'

export interface CheckCache {
  /** Keyed by `keyOf`. */
  files: Map<string, CheckedFile>
  /** Keyed by the hash of their bytes. */
  pictures: Map<string, DecodedPicture>
  /**
   * Drops files that were checked with other banned words.
   * @param digest hash of the banned words
   */
  keepFor(digest: string): void
  /** Saves the results if possible. Drops results of deleted files. */
  save(check: Pick<KnownPictures, 'decoded'> & { keys: ReadonlyMap<string, string> }): void
}

/**
 * Opens the cache of a project.
 * @param version hash of the checker; discards results of other versions
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
        replaceFile(file, Buffer.from(JSON.stringify([version, results])))
      } catch {
        // Without a saved cache, the next check only takes longer.
      }
    },
  }
}

function resultsOf<T>(keys: Iterable<string>, results: ReadonlyMap<string, T>): [string, T][] {
  const kept = new Set(keys)
  return [...results].filter(([key]) => kept.has(key))
}

interface Stored {
  words: string
  files: [string, CheckedFile][]
  pictures: [string, DecodedPicture][]
}

/** Returns no results if the file is missing, damaged or of another version. */
function load(file: string, version: string): Stored {
  try {
    const [storedVersion, results]: [string, Stored] = JSON.parse(readFileSync(file, 'utf8'))
    if (storedVersion === version) return results
  } catch {}
  return { words: '', files: [], pictures: [] }
}

export interface KeyedFile {
  key: string
  bytes: Uint8Array
  /** Bytes of a translation's original, which the key covers too. */
  original?: Uint8Array
}

/**
 * Reads a file and computes its key. Returns undefined for a deleted file.
 * @param folder `content/` of a project
 */
export function readKeyed(folder: string, path: string): KeyedFile | undefined {
  const bytes = readIfThere(join(folder, path))
  if (!bytes) return undefined
  const { language, original: originalPath = '' } = locate(path) ?? {}
  const original = language ? readIfThere(join(folder, originalPath)) : undefined
  return { key: keyOf(path, bytes, original), bytes, ...(original && { original }) }
}

/** Returns the cache key of a file. `original` is only for translations. */
export function keyOf(path: string, bytes: Uint8Array, original?: Uint8Array): string {
  const hash = createHash('sha256').update(path).update('\0').update(bytes)
  if (original) hash.update('\0').update(original)
  return hash.digest('base64url')
}

/** Returns a hash of the Node version, the checker's code and its packages. */
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
