/**
 * Lists folders and reads files that writers may delete at any moment. Node's recursive `readdir` is not used, because
 * it follows symbolic links in some versions (24.21) and so leaves the folder.
 */
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface FolderEntry {
  /** Path relative to the folder, with `/` on every system. */
  path: string
  /** The entry itself. Symbolic links are not followed. */
  entry: Dirent
}

/**
 * Yields all files and symbolic links below a folder. A missing folder counts as empty, even if it disappears
 * during the walk.
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

/**
 * Calls a function that reads a file or a folder.
 * @returns undefined if it does not exist, or is of another type
 * @throws all other errors
 */
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
