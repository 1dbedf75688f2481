/** Records whether the last build finished, because Gatsby reuses its cache even after a killed build. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkerVersion } from '../../content-model/check/check-cache'
import { readIfThere } from '../../content-model/read/files'

const noteFile = (root: string) => join(root, '.cache', 'last-build.txt')
const codeFile = (root: string) => join(root, '.cache', 'content-code.txt')
const unfinished = 'unfinished'

/**
 * Call this before Gatsby changes its cache. The cache stays valid if a build
 * ends before this call.
 */
export function noteBegun(root: string): void {
  writeFileSync(codeFile(root), checkerVersion(root))
  if (process.env.NODE_ENV === 'production') writeFileSync(noteFile(root), unfinished)
  // The development server may be stopped at any time and reuses its cache.
  else rmSync(noteFile(root), { force: true })
}

/** @param conditions digest of the build's inputs */
export function noteFinished(root: string, conditions: string): void {
  writeFileSync(noteFile(root), conditions)
}

/** Whether the last build finished with these conditions. */
export function hasFinished(root: string, conditions: string): boolean {
  return readNote(root) === conditions
}

/** Whether the last build failed or was killed after `noteBegun`. */
export function isUnfinished(root: string): boolean {
  return readNote(root) === unfinished
}

/** Whether different code read the cached entries. */
export function isOfOtherCode(root: string): boolean {
  return readIfThere(codeFile(root))?.toString() !== checkerVersion(root)
}

const readNote = (root: string) => readIfThere(noteFile(root))?.toString()
