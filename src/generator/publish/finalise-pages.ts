/**
 * Finalises pages (injects CSP and SRI), writes their text versions and copies files for publishing, in two
 * child processes if there are many.
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
import { inChildProcesses } from './child-processes'

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

/** Number of files below which child processes would be ready when nothing is left to do. */
const parallelPagesThreshold = 1000

/** Number of child processes: more than two would wait for the disk. */
const childProcesses = 2

/** Number of files after which a child process looks whether the build has ended. */
const filesAtOnce = 100

/**
 * Writes the text versions, injects CSP and SRI into pages, and copies files.
 * @param root the project's folder
 * @param meanwhile other work, which this process does
 * @throws when a page cannot be finalised, or a file not be written; what `meanwhile` throws
 */
export async function finaliseAndCopy(
  root: string,
  task: Task,
  meanwhile: () => void,
): Promise<void> {
  const count = task.texts.length + task.pages.length + task.copies.length
  if (count >= parallelPagesThreshold) {
    const parts = Array.from({ length: childProcesses }, (_, index) => partOf(task, index))
    await inChildProcesses(root, 'publish/finalise-worker.ts', parts, meanwhile)
    return
  }
  meanwhile()
  await finaliseAndCopyHere(task)
}

/** Returns what one of the child processes does of a task. */
function partOf({ finalise, texts, pages, copies }: Task, part: number): Task {
  const isOwn = (_file: object, index: number) => index % childProcesses === part
  return {
    finalise,
    texts: texts.filter(isOwn),
    pages: pages.filter(isOwn),
    copies: copies.filter(isOwn),
  }
}

/** Does the whole task in this process. */
export async function finaliseAndCopyHere({ finalise, texts, pages, copies }: Task): Promise<void> {
  const finalised = pageFinaliser(finalise)
  const read = reader()
  await each(texts, ({ text, file }) =>
    writeFileSync(file, textOf(text, readFileSync(text.html, 'utf8'))),
  )
  await each(pages, ({ source, file }) => writeParts(file, finalised(read(source))))
  await each(copies, ({ source, file }) => copyFileSync(source, file))
}

async function each<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  for (const [index, item] of items.entries()) {
    work(item)
    if (index % filesAtOnce === 0) await new Promise((done) => setImmediate(done))
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
