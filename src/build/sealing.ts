/** Seals pages and copies files as they are published, on two processors where there are many. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { pageSeal, type SealOptions } from '../policy/seal'
import { inTwoThreads } from './threads'

/** A file: where it stands, and where it is to stand. */
export interface MovedFile {
  source: string
  file: string
}

interface Task {
  seal: SealOptions
  pages: readonly MovedFile[]
  /** Files that are published as they are. */
  copies: readonly MovedFile[]
}

/** With fewer files, a second thread would be ready when nothing is left to do. */
const many = 1000

/**
 * Seals pages and copies files.
 * @param root the project's folder
 * @param meanwhile other work, which this thread does first
 * @throws when a page cannot be sealed, or a file not be written; what `meanwhile` throws
 */
export async function sealAndCopy(root: string, task: Task, meanwhile: () => void): Promise<void> {
  const count = task.pages.length + task.copies.length
  if (count >= many) {
    await inTwoThreads(
      { root, helper: 'sealing-helper.ts', task, count, meanwhile },
      sealAndCopySome,
    )
    return
  }
  meanwhile()
  sealAndCopySome(task, Array(count).keys())
}

/** Does some of the task: its pages come first, then its copies. */
export function sealAndCopySome({ seal, pages, copies }: Task, indices: Iterable<number>): void {
  const sealed = pageSeal(seal)
  for (const index of indices) {
    const page = pages[index]
    const copy = copies[index - pages.length]
    if (page) writeFileSync(page.file, sealed(readFileSync(page.source)))
    else if (copy) copyFileSync(copy.source, copy.file)
  }
}
