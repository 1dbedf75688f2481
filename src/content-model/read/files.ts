/** Reads folders and files that writers may delete at any moment. */
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface FolderEntry {
  /** Path relative to the folder, with `/` on every system. */
  path: string
  entry: Dirent
}

/**
 * Yields all files and symbolic links below a folder. A missing folder is empty. Node's recursive
 * `readdir` follows symbolic links in some versions (24.21).
 */
export function* walkFolder(folder: string, prefix = ''): Generator<FolderEntry> {
  const entries = ignoreMissing(() => readdirSync(folder, { withFileTypes: true })) ?? []
  for (const entry of entries) {
    const path = `${prefix}${entry.name}`
    if (entry.isDirectory()) yield* walkFolder(join(folder, entry.name), `${path}/`)
    else yield { path, entry }
  }
}

const missingFileCodes: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'])

/** Returns undefined if the path does not exist or is of another type. */
function ignoreMissing<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch (error) {
    if (missingFileCodes.has((error as NodeJS.ErrnoException).code)) return undefined
    throw error
  }
}

/** Returns the bytes of a file, or undefined if it does not exist. */
export function readIfThere(path: string): Buffer | undefined {
  return ignoreMissing(() => readFileSync(path))
}
