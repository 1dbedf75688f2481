/**
 * The accepted content files as copies in `.cache/content`, which gatsby-source-filesystem reads. While a
 * file has problems, the copy of its last version without any stays.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type KeyedFile, readKeyed } from '../../content-model/check/check-cache'
import { locate } from '../../content-model/read/locations'
import { readSource } from '../../content-model/read/source'
import { filesBelow, writeChanged } from '../publish/files'
import type { AcceptedKeys } from './validated-content'

/** The folder of the copies, from the project's folder. */
export const contentFolder = join('.cache', 'content')

/** Texts only: pictures are copied by content-pictures.ts, since a text must not come before them. */
export class StagedContent {
  /** The version of each copied text, by path under `content/`. */
  readonly keys = new Map<string, string>()

  /** @param root the project's folder */
  constructor(private readonly root: string) {
    for (const path of filesBelow(this.fileOf(''))) {
      const copy = locate(path) && this.read(path)
      if (copy) this.keys.set(path, copy.key)
    }
  }

  /** Returns the whole path of a copy. */
  fileOf(path: string): string {
    return join(this.root, contentFolder, path)
  }

  /**
   * Brings the copies up to date.
   * @param isReady whether a copy may be written or removed now
   * @returns paths that were written or removed, and those that are not ready or have changed since
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

  /** @returns whether the file still is of this version; a copy without a version is removed */
  private replace(path: string, key: string | undefined): boolean {
    if (key === undefined) {
      rmSync(this.fileOf(path), { force: true })
      return this.keys.delete(path)
    }
    const file = readKeyed(join(this.root, 'content'), path)
    if (file?.key !== key) return false
    // In place: Gatsby's watcher takes a renamed file for a deleted one, and waits 100 ms for its return.
    writeChanged(this.fileOf(path), copyOf(path, file))
    this.keys.set(path, key)
    return true
  }

  /** Returns the text of a copy, and of the copy of its original; undefined where there is none. */
  read(path: string): KeyedFile | undefined {
    return readKeyed(join(this.root, contentFolder), path)
  }
}

/**
 * Returns the text of a copy, with line endings that gatsby-plugin-mdx knows. A translation ends with a comment that
 * names its version: Gatsby then takes it for a changed file when its original has changed.
 */
function copyOf(path: string, { key, bytes, original }: KeyedFile): string {
  const { text } = readSource(bytes)
  if (!original) return text
  return text + (path.endsWith('.yaml') ? `\n# ${key}\n` : `\n\n{/* ${key} */}\n`)
}
