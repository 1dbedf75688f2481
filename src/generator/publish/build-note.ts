/** The note of a finished build, by which the next one trusts what it left; see scripts/site-build/build-cache.ts. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Path of the note. */
export function buildNote(root: string): string {
  return join(root, '.cache', 'finished-build.json')
}

/** From here on Gatsby changes its cache: until it has finished, the cache counts for nothing. */
export function withdrawNote(root: string): void {
  rmSync(buildNote(root), { force: true })
}
