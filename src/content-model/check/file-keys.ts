/** Keys of content files, made from their bytes: a file with the same key is read the same way. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { walkFolder } from '../read/folder-walk'
import { locate } from '../read/locations'
import { readIfThere } from '../read/vanishing-files'
import { compare } from './diagnostics'

/** A file's bytes and its key. */
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
 * Returns the key of a file.
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
