/**
 * Copies of the valid content files, for gatsby-source-filesystem. While a file
 * has problems, its last valid copy remains.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type KeyedFile, readKeyed } from '../../content-model/check/check-cache'
import { locate } from '../../content-model/read/locations'
import { readSource } from '../../content-model/read/source'
import { filesBelow, writeChanged } from '../publish/files'
import type { AcceptedKeys } from './validated-content'

/** Relative to the project. */
export const contentFolder = join('.cache', 'content')

/** Stages texts. content-pictures.ts copies pictures first: texts need them. */
export class StagedContent {
  /** Version keys of the copied texts, by path under `content/`. */
  readonly keys = new Map<string, string>()

  constructor(private readonly root: string) {
    for (const path of filesBelow(this.fileOf(''))) {
      const copy = locate(path) && this.read(path)
      if (copy) this.keys.set(path, copy.key)
    }
  }

  fileOf(path: string): string {
    return join(this.root, contentFolder, path)
  }

  /**
   * Updates the copies.
   * @param isReady whether a copy may be written or removed now
   * @returns `waiting`: paths that are not ready, or changed after the check
   */
  stage(
    accepted: AcceptedKeys,
    isReady: (path: string) => boolean = () => true,
  ): { changed: string[]; waiting: string[] } {
    const outdated = [...new Set([...this.keys.keys(), ...accepted.keys()])].filter(
      (path) => this.keys.get(path) !== accepted.get(path),
    )
    const changed = outdated.filter(
      (path) => isReady(path) && this.replace(path, accepted.get(path)),
    )
    return { changed, waiting: outdated.filter((path) => !changed.includes(path)) }
  }

  /** Returns false if the content file no longer has this version. */
  private replace(path: string, key: string | undefined): boolean {
    if (key === undefined) {
      rmSync(this.fileOf(path), { force: true })
      return this.keys.delete(path)
    }
    const file = readKeyed(join(this.root, 'content'), path)
    if (file?.key !== key) return false
    // Write in place: Gatsby's watcher treats a rename as a deletion and waits
    // 100 ms for the file to return.
    writeChanged(this.fileOf(path), copyOf(path, file))
    this.keys.set(path, key)
    return true
  }

  /** Returns a copy and its original's copy; undefined if missing. */
  read(path: string): KeyedFile | undefined {
    return readKeyed(join(this.root, contentFolder), path)
  }
}

/**
 * Uses line endings that gatsby-plugin-mdx supports. A translation's copy ends
 * with its version key, so Gatsby reads it again when its original changes.
 */
function copyOf(path: string, { key, bytes, original }: KeyedFile): string {
  const { text } = readSource(bytes)
  if (!original) return text
  return text + (path.endsWith('.yaml') ? `\n# ${key}\n` : `\n\n{/* ${key} */}\n`)
}
