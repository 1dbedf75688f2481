/**
 * Finalises pages (injects CSP and SRI), writes their text versions and copies files for publishing, in two
 * threads if there are many.
 */
import {
  closeSync,
  copyFileSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
} from 'node:fs'
import { type FinaliseOptions, pageFinaliser } from '../../policy/finalise-html'
import { type TextSource, textOf } from '../outputs/page-text'
import { inTwoThreads } from './threads'

/** A file's present path, and the path to write it to. */
export interface MovedFile {
  source: string
  file: string
}

/** A text version to write, and the path to write it to. */
interface WrittenText {
  text: TextSource
  file: string
}

interface Task {
  finalise: FinaliseOptions
  texts: readonly WrittenText[]
  pages: readonly MovedFile[]
  /** Files that are published as they are. */
  copies: readonly MovedFile[]
}

/** Number of files below which a second thread would be ready when nothing is left to do. */
const parallelPagesThreshold = 1000

/**
 * Memory limits of the second thread. Nothing made for one page is needed for the next: more memory would
 * only hold garbage.
 */
const limits = { maxYoungGenerationSizeMb: 4 }

/**
 * Writes the text versions, injects CSP and SRI into pages, and copies files.
 * @param root the project's folder
 * @param meanwhile other work, which this thread does first
 * @throws when a page cannot be finalised, or a file not be written; what `meanwhile` throws
 */
export async function finaliseAndCopy(
  root: string,
  task: Task,
  meanwhile: () => void,
): Promise<void> {
  const count = task.texts.length + task.pages.length + task.copies.length
  if (count >= parallelPagesThreshold) {
    const about = { root, helper: 'publish/finalise-worker.ts', task, count, meanwhile, limits }
    await inTwoThreads(about, finaliseAndCopySome)
    return
  }
  meanwhile()
  finaliseAndCopySome(task, Array(count).keys())
}

/** Does the items of the task at these indices: its texts come first, then its pages and its copies. */
export function finaliseAndCopySome(
  { finalise, texts, pages, copies }: Task,
  indices: Iterable<number>,
): void {
  const finalised = pageFinaliser(finalise)
  const read = reader()
  for (const index of indices) {
    const written = texts[index]
    const page = pages[index - texts.length]
    const copy = copies[index - texts.length - pages.length]
    if (written)
      writeFileSync(written.file, textOf(written.text, readFileSync(written.text.html, 'utf8')))
    else if (page) writeParts(page.file, finalised(read(page.source)))
    else if (copy) copyFileSync(copy.source, copy.file)
  }
}

/**
 * Returns a function that reads one file after another into the same memory: with memory of its own for each
 * of thousands of pages, a hundred megabytes would wait for the garbage collector.
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
