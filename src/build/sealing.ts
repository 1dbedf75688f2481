/** Writes pages as they are published, on two processors where there are many. */
import { readFileSync, writeFileSync } from 'node:fs'
import { pageSeal, type SealOptions } from '../policy/seal'
import { inTwoThreads } from './threads'

/** A page to seal: where it stands, and where it is to stand. */
export interface UnsealedPage {
  source: string
  file: string
}

interface Task {
  seal: SealOptions
  pages: readonly UnsealedPage[]
}

/** With fewer pages, a second thread would be ready when nothing is left to do. */
const many = 1000

/**
 * Seals pages, and writes them.
 * @param root the project's folder
 * @throws when one cannot be sealed, or written
 */
export async function sealPages(root: string, task: Task): Promise<void> {
  const count = task.pages.length
  if (count < many) sealSome(task, task.pages.keys())
  else await inTwoThreads({ root, helper: 'sealing-helper.ts', task, count }, sealSome)
}

/** Seals some of the pages. */
export function sealSome({ seal, pages }: Task, indices: Iterable<number>): void {
  const sealed = pageSeal(seal)
  for (const index of indices) {
    const page = pages[index]
    if (page) writeFileSync(page.file, sealed(readFileSync(page.source)))
  }
}
