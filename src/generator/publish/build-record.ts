/**
 * Records whether the last build finished, because Gatsby reuses its cache even
 * after a killed build.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkerVersion } from '../../content-model/check/check-cache'
import { readIfThere } from '../../content-model/read/files'

const recordFile = (root: string) => join(root, '.cache', 'last-build.txt')
const codeFile = (root: string) => join(root, '.cache', 'content-code.txt')
const unfinished = 'unfinished'

/**
 * Call this before Gatsby changes its cache. The cache stays valid if a build
 * ends before this call.
 */
export function recordBuildStart(root: string): void {
  writeFileSync(codeFile(root), checkerVersion(root))
  if (process.env.NODE_ENV === 'production') writeFileSync(recordFile(root), unfinished)
  // The development server may be stopped at any time and reuses its cache.
  else rmSync(recordFile(root), { force: true })
}

/** @param inputs digest of the build's inputs */
export function recordBuildEnd(root: string, inputs: string): void {
  writeFileSync(recordFile(root), inputs)
}

/** Whether the last build finished with these inputs. */
export function hasFinished(root: string, inputs: string): boolean {
  return readRecord(root) === inputs
}

/** Whether the last build failed or was killed after `recordBuildStart`. */
export function isUnfinished(root: string): boolean {
  return readRecord(root) === unfinished
}

/** Whether another version of the code created the cached entries. */
export function isFromOtherCode(root: string): boolean {
  return readIfThere(codeFile(root))?.toString() !== checkerVersion(root)
}

const readRecord = (root: string) => readIfThere(recordFile(root))?.toString()
