/**
 * Caches the results of the check from one run to the next. The key is made from a file's bytes, and the
 * cache belongs to a digest of the checker itself, so that nothing stale is ever used.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { walkFolder } from '../read/folder-walk'
import { locate } from '../read/locations'
import type { DecodedPicture } from '../read/picture-files'
import { readIfThere } from '../read/vanishing-files'
import type { CheckedFile } from './checked-file'
import { compare } from './diagnostics'
import { ResultCache } from './result-cache'

export interface CheckCache {
  /** Files by `keyOf`. */
  files: ResultCache<CheckedFile>
  /** Pictures by the digest of their bytes. */
  pictures: ResultCache<DecodedPicture>
  /** Writes the results that this run used, where it can; those of deleted files are dropped. */
  save(): void
}

/**
 * Opens the cache of a project.
 * @param root the project's folder
 */
export function openCheckCache(root: string): CheckCache {
  return openCache(join(root, '.cache', 'content-check.json'), checkerVersion(root))
}

/**
 * Opens a cache file.
 * @param version digest of the checker; results of another version are not used
 */
export function openCache(file: string, version: string): CheckCache {
  const stored = load(file, version)
  const files = new ResultCache(new Map(stored.files))
  const pictures = new ResultCache(new Map(stored.pictures))
  return {
    files,
    pictures,
    save() {
      if (!files.isStale && !pictures.isStale) return
      const results: Stored = { files: files.entries(), pictures: pictures.entries() }
      try {
        mkdirSync(dirname(file), { recursive: true })
        // Renamed into place, so that a run that is cut short leaves the old file whole.
        writeFileSync(`${file}.new`, JSON.stringify([version, results]))
        renameSync(`${file}.new`, file)
      } catch (error) {
        // A write that fails is ignored: the next check then takes as long as this one.
        if ((error as NodeJS.ErrnoException).code === undefined) throw error
      }
    },
  }
}

interface Stored {
  files: [string, CheckedFile][]
  pictures: [string, DecodedPicture][]
}

const nothing: Stored = { files: [], pictures: [] }

/** Returns what an earlier run stored; nothing when the file is missing, damaged or of another version. */
function load(file: string, version: string): Stored {
  try {
    const [storedVersion, results] = JSON.parse(readFileSync(file, 'utf8')) as [string, Stored]
    return storedVersion === version ? results : nothing
  } catch {
    return nothing
  }
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
  const folder = join(root, 'src', 'content-model')
  const sources = [...walkFolder(folder)].map(({ path }) => path)
  const paths = [
    ...sources
      .filter((name) => !name.includes('.test.'))
      .sort(compare)
      .map((name) => join(folder, name)),
    ...['package.json', 'package-lock.json'].map((name) => join(root, name)),
  ]
  const hash = createHash('sha256').update(process.version)
  for (const path of paths) if (existsSync(path)) hash.update(readFileSync(path))
  return hash.digest('base64url')
}
