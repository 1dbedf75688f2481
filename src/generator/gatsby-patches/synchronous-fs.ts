/** Synchronous fs patch: reads and writes the files of pages and their data without waiting. */
import { createRequire } from 'node:module'
import { join } from 'node:path'

type FileWork = (...options: unknown[]) => unknown

/** The fs-extra functions that Gatsby reads and writes files with; each has a synchronous twin. */
const patchedNames = ['readFile', 'outputFile'] as const

type FileSystem = Record<
  (typeof patchedNames)[number] | `${(typeof patchedNames)[number]}Sync`,
  FileWork
>

/**
 * Makes Gatsby read and write files synchronously in this process, where it waits for them anyway. Looking
 * for a folder, making it, and opening, writing and closing a file are otherwise tasks for other threads:
 * handing them over and waking up again takes three times as long as the tasks themselves.
 * @param root the project's folder
 */
export function patchSynchronousFs(root: string): void {
  const { resolve } = createRequire(join(root, 'package.json'))
  const files: FileSystem = createRequire(resolve('gatsby/package.json'))('fs-extra')
  for (const name of patchedNames) {
    const asynchronous = files[name]
    const synchronous = files[`${name}Sync`]
    files[name] = (...options) =>
      typeof options.at(-1) === 'function'
        ? asynchronous(...options)
        : new Promise((done) => done(synchronous(...options)))
  }
}
