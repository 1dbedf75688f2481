/** Note of the last build in `.cache`: Gatsby trusts its cache, even what a killed build has left there. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkerVersion } from '../../content-model/check/check-cache'
import { readIfThere } from '../../content-model/read/files'

const noteFile = (root: string) => join(root, '.cache', 'last-build.txt')
const codeFile = (root: string) => join(root, '.cache', 'content-code.txt')
const unfinished = 'unfinished'

/**
 * Notes that Gatsby is about to change its cache. A build that ends earlier, such as one that its check has stopped,
 * leaves the cache of the last one as good as it was.
 */
export function noteBegun(root: string): void {
  writeFileSync(codeFile(root), checkerVersion(root))
  if (process.env.NODE_ENV === 'production') writeFileSync(noteFile(root), unfinished)
  // The development server may be ended at any time, and goes on from where it was.
  else rmSync(noteFile(root), { force: true })
}

/** Notes that a build has finished. @param conditions digest of what it depended on */
export function noteFinished(root: string, conditions: string): void {
  writeFileSync(noteFile(root), conditions)
}

/** Whether a build was the last to change the cache, and finished under these conditions. */
export function hasFinished(root: string, conditions: string): boolean {
  return readNote(root) === conditions
}

/** Whether a build was the last to change the cache, and has failed or was killed. */
export function isUnfinished(root: string): boolean {
  return readNote(root) === unfinished
}

/** Whether the entries in the cache were read by other code than that which reads content now. */
export function isOfOtherCode(root: string): boolean {
  return readIfThere(codeFile(root))?.toString() !== checkerVersion(root)
}

const readNote = (root: string) => readIfThere(noteFile(root))?.toString()
