/**
 * Lists folders, and reads files that may vanish at any moment: writers move them. Node's own recursive listing follows symbolic links in some versions (24.21 does), and
 * would lead out of the folder that it is asked for.
 */
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file or symbolic link below a folder. */
interface FolderEntry {
  /** Path from the folder that was asked for, with `/` on every system. */
  path: string
  /** The entry itself: a symbolic link is a link, whatever it leads to. */
  entry: Dirent
}

/**
 * Yields all that lies below a folder and is no folder itself, without following links. A folder that is
 * not there, or disappears on the way, counts as empty.
 */
export function* walkFolder(folder: string, prefix = ''): Generator<FolderEntry> {
  const entries = whileThere(() => readdirSync(folder, { withFileTypes: true })) ?? []
  for (const entry of entries) {
    const path = `${prefix}${entry.name}`
    if (entry.isDirectory()) yield* walkFolder(join(folder, entry.name), `${path}/`)
    else yield { path, entry }
  }
}

const missingFileCodes: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'])

/**
 * Calls a function that reads a file, which may have been deleted.
 * @returns undefined when the file has gone, or something else has taken its place
 * @throws what reading throws for any other reason
 */
function whileThere<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch (error) {
    if (missingFileCodes.has((error as NodeJS.ErrnoException).code)) return undefined
    throw error
  }
}

/** Returns the bytes of a file, or undefined when it has gone. */
export function readIfThere(path: string): Buffer | undefined {
  return whileThere(() => readFileSync(path))
}
