/** Reads many content files on two processors: the first build of a large site waits for little else. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import { keyOf } from '../collections/check-cache'
import { type ReadFile, readFileOnce } from './entry-source'

/** A file under the name that its path and bytes give it. */
export type Read = [key: string, file: ReadFile]

/** What a helper is told. */
export interface Share {
  /** `content/` of the project. */
  folder: string
  /** Paths of files from there, which belong to collections. */
  paths: readonly string[]
  /** Index of the next path that nobody reads yet. */
  next: Int32Array<SharedArrayBuffer>
}

/**
 * Reads files in this thread and in one more, until none is left.
 * @param root the project's folder
 * @param paths of files from `content/`, which belong to collections
 * @throws what reading throws in either thread
 */
export async function readInTwoThreads(root: string, paths: readonly string[]): Promise<Read[]> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const share: Share = { folder: join(root, 'content'), paths, next }
  const helper = new Worker(helperScript(root), { eval: true, workerData: share })
  const others = new Promise<Read[]>((done, fail) => helper.on('message', done).on('error', fail))
  // This thread reads without a pause, and hears of a fault of the other one afterwards.
  others.catch(() => undefined)
  return [...readShare(share), ...(await others)]
}

/** Reads the next file, and the next, until none is left. */
export function readShare({ folder, paths, next }: Share): Read[] {
  const read: Read[] = []
  for (;;) {
    const path = paths[Atomics.add(next, 0, 1)]
    if (path === undefined) return read
    const bytes = readFileSync(join(folder, path))
    read.push([keyOf(path, bytes), readFileOnce(path, bytes)])
  }
}

/** The helper as JavaScript, which a thread begins with. */
function helperScript(root: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'src', 'build', 'reading-helper.ts')],
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    packages: 'external',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
