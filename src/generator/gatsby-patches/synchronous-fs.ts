/** Files of pages and their data, read and written without a pause. */
import { createRequire } from 'node:module'
import { join } from 'node:path'

type FileWork = (...options: unknown[]) => unknown

/** What Gatsby reads and writes files with; each has a twin that waits. */
const names = ['readFile', 'outputFile'] as const

type FileSystem = Record<(typeof names)[number] | `${(typeof names)[number]}Sync`, FileWork>

/**
 * Has Gatsby read and write files at once in this process, where it waits for them anyway. To look for a
 * folder, make it, and open, write and close a file are tasks for other threads otherwise: to hand them
 * over and to be woken again takes three times as long as the tasks themselves.
 * @param root the project's folder
 */
export function patchSynchronousFs(root: string): void {
  const { resolve } = createRequire(join(root, 'package.json'))
  const files: FileSystem = createRequire(resolve('gatsby/package.json'))('fs-extra')
  for (const name of names) {
    const later = files[name]
    const synchronous = files[`${name}Sync`]
    files[name] = (...options) =>
      typeof options.at(-1) === 'function'
        ? later(...options)
        : new Promise((done) => done(synchronous(...options)))
  }
}
