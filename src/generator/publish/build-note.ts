/** Records in `.cache` whether the last build finished, because Gatsby reuses its cache even after a killed build. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkerVersion } from '../../content-model/check/check-cache'
import { readIfThere } from '../../content-model/read/files'

const noteFile = (root: string) => join(root, '.cache', 'last-build.txt')
const codeFile = (root: string) => join(root, '.cache', 'content-code.txt')
const unfinished = 'unfinished'

/**
 * Records that Gatsby will now change its cache. A build that ends earlier, for example after a failed content check,
 * leaves the cache valid.
 */
export function noteBegun(root: string): void {
  writeFileSync(codeFile(root), checkerVersion(root))
  if (process.env.NODE_ENV === 'production') writeFileSync(noteFile(root), unfinished)
  // The development server may be stopped at any time and can continue with its cache.
  else rmSync(noteFile(root), { force: true })
}

/**
 * Records a finished build.
 * @param conditions digest of its inputs
 */
export function noteFinished(root: string, conditions: string): void {
  writeFileSync(noteFile(root), conditions)
}

/** Whether the last change of the cache was a finished build with these conditions. */
export function hasFinished(root: string, conditions: string): boolean {
  return readNote(root) === conditions
}

/** Whether the last change of the cache was a failed or killed build. */
export function isUnfinished(root: string): boolean {
  return readNote(root) === unfinished
}

/** Whether other code than the current code read the cached entries. */
export function isOfOtherCode(root: string): boolean {
  return readIfThere(codeFile(root))?.toString() !== checkerVersion(root)
}

const readNote = (root: string) => readIfThere(noteFile(root))?.toString()
