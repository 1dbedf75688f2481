/**
 * Copies of the validated content files in `.cache/content`, which gatsby-source-filesystem reads. While a file has
 * problems, its last valid version remains there.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type KeyedFile, readKeyed } from '../../content-model/check/check-cache'
import { locate } from '../../content-model/read/locations'
import { readSource } from '../../content-model/read/source'
import { filesBelow, writeChanged } from '../publish/files'
import type { AcceptedKeys } from './validated-content'

/** The folder of the copies, relative to the project. */
export const contentFolder = join('.cache', 'content')

/** Stages texts only. content-pictures.ts copies pictures, which must exist before the texts that use them. */
export class StagedContent {
  /** The version key of each copied text, by path under `content/`. */
  readonly keys = new Map<string, string>()

  constructor(private readonly root: string) {
    for (const path of filesBelow(this.fileOf(''))) {
      const copy = locate(path) && this.read(path)
      if (copy) this.keys.set(path, copy.key)
    }
  }

  /** Returns the absolute path of a copy. */
  fileOf(path: string): string {
    return join(this.root, contentFolder, path)
  }

  /**
   * Updates the copies.
   * @param isReady whether a copy may be written or removed now
   * @returns changed paths, and waiting paths: not ready, or changed after the check
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

  /**
   * Replaces a copy, or removes it if `key` is undefined.
   * @returns false if the content file no longer has this version
   */
  private replace(path: string, key: string | undefined): boolean {
    if (key === undefined) {
      rmSync(this.fileOf(path), { force: true })
      return this.keys.delete(path)
    }
    const file = readKeyed(join(this.root, 'content'), path)
    if (file?.key !== key) return false
    // Write in place: Gatsby's watcher treats a rename as a deletion and waits 100 ms for the file to return.
    writeChanged(this.fileOf(path), copyOf(path, file))
    this.keys.set(path, key)
    return true
  }

  /** Returns the bytes of a copy and of its original's copy; undefined if missing. */
  read(path: string): KeyedFile | undefined {
    return readKeyed(join(this.root, contentFolder), path)
  }
}

/**
 * Returns the text of a copy, with line endings that gatsby-plugin-mdx supports. A translation ends with a comment
 * that contains its version key: the file then also changes when its original changes, and Gatsby reads it again.
 */
function copyOf(path: string, { key, bytes, original }: KeyedFile): string {
  const { text } = readSource(bytes)
  if (!original) return text
  return text + (path.endsWith('.yaml') ? `\n# ${key}\n` : `\n\n{/* ${key} */}\n`)
}
