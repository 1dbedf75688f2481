/** Reads files that may vanish at any moment, also between being listed and being read: writers move them. */
import { readFileSync } from 'node:fs'

const missingFileCodes: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'])

/**
 * Calls a function that reads a file, which may have been deleted.
 * @returns undefined when the file has gone, or something else has taken its place
 * @throws what reading throws for any other reason
 */
export function whileThere<Result>(read: () => Result): Result | undefined {
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
