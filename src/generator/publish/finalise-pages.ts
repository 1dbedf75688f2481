/** Seals pages and copies files as they are published, on two processors where there are many. */
import { closeSync, copyFileSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs'
import { type FinaliseOptions, pageFinaliser } from '../../policy/finalise-html'
import { inTwoThreads } from './threads'

/** A file: where it stands, and where it is to stand. */
export interface MovedFile {
  source: string
  file: string
}

interface Task {
  finalise: FinaliseOptions
  pages: readonly MovedFile[]
  /** Files that are published as they are. */
  copies: readonly MovedFile[]
}

/** With fewer files, a second thread would be ready when nothing is left to do. */
const parallelPagesThreshold = 1000

/** Nothing that a page is sealed with is needed for the next one: more would only hold what is not. */
const limits = { maxYoungGenerationSizeMb: 4 }

/**
 * Seals pages and copies files.
 * @param root the project's folder
 * @param meanwhile other work, which this thread does first
 * @throws when a page cannot be sealed, or a file not be written; what `meanwhile` throws
 */
export async function finaliseAndCopy(
  root: string,
  task: Task,
  meanwhile: () => void,
): Promise<void> {
  const count = task.pages.length + task.copies.length
  if (count >= parallelPagesThreshold) {
    const about = { root, helper: 'publish/finalise-worker.ts', task, count, meanwhile, limits }
    await inTwoThreads(about, finaliseAndCopySome)
    return
  }
  meanwhile()
  finaliseAndCopySome(task, Array(count).keys())
}

/** Does some of the task: its pages come first, then its copies. */
export function finaliseAndCopySome(
  { finalise, pages, copies }: Task,
  indices: Iterable<number>,
): void {
  const finalised = pageFinaliser(finalise)
  const read = reader()
  for (const index of indices) {
    const page = pages[index]
    const copy = copies[index - pages.length]
    if (page) writeParts(page.file, finalised(read(page.source)))
    else if (copy) copyFileSync(copy.source, copy.file)
  }
}

/**
 * Reads one file after another into the same memory: of thousands of pages with memory of their own, a
 * hundred megabytes would wait for the garbage collector.
 */
function reader(): (file: string) => Buffer {
  let space = Buffer.alloc(0)
  return (file) =>
    withOpen(file, 'r', (descriptor) => {
      const { size } = fstatSync(descriptor)
      if (space.length < size) space = Buffer.allocUnsafeSlow(size * 2)
      let [end, more] = [0, size]
      while (more > 0) {
        more = readSync(descriptor, space, end, size - end, null)
        end += more
      }
      return space.subarray(0, end)
    })
}

function writeParts(file: string, parts: readonly Buffer[]): void {
  withOpen(file, 'w', (descriptor) => {
    for (const part of parts) writeFileSync(descriptor, part)
  })
}

function withOpen<T>(file: string, mode: 'r' | 'w', use: (descriptor: number) => T): T {
  const descriptor = openSync(file, mode)
  try {
    return use(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
