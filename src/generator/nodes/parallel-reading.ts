/** Reads content files in two threads: in the first build of a large site, reading takes longest. */
import { join } from 'node:path'
import { readKeyed } from '../../content-model/check/check-cache'
import { type ReadFile, readFileOnce } from './entry-source'
import { inTwoThreads } from './threads'

/** A file under the name that its path and bytes give it. */
export type Read = [key: string, file: ReadFile]

interface Task {
  /** `content/` of the project. */
  folder: string
  /** Paths of files from there, which belong to collections. */
  paths: readonly string[]
}

/**
 * Reads files, each once.
 * @param root the project's folder
 * @param paths of files from `content/`, which belong to collections
 * @throws what reading throws in either thread
 */
export async function readInTwoThreads(root: string, paths: readonly string[]): Promise<Read[]> {
  const task: Task = { folder: join(root, 'content'), paths }
  const about = { root, helper: 'nodes/reading-worker.ts', task, count: paths.length }
  return (await inTwoThreads(about, readSome)).flat()
}

/** Reads some of the files. */
export function readSome({ folder, paths }: Task, indices: Iterable<number>): Read[] {
  return Array.from(indices, (index): Read => {
    const path = paths[index] ?? ''
    const file = readKeyed(folder, path)
    if (!file) throw new Error(`${path} is not there any more.`)
    return [file.key, readFileOnce(path, file)]
  })
}
