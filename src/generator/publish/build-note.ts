/**
 * The note of a finished build, which tells the next one that its cache is valid; see
 * scripts/site-build/build-cache.ts.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the path of the note. */
export function buildNote(root: string): string {
  return join(root, '.cache', 'finished-build.json')
}

/** Removes the note before Gatsby changes its cache, which is invalid until the build has finished. */
export function withdrawNote(root: string): void {
  rmSync(buildNote(root), { force: true })
}
