/** Stages changed content while the development server runs, and repeats changes that Gatsby missed. */
import { rmSync, writeFileSync } from 'node:fs'
import type { NodePluginArgs } from 'gatsby'
import type { ContentCheck } from '../../content-model/check/check'
import { pathOf } from '../../content-model/check/checked-file'
import { readIfThere } from '../../content-model/read/files'
import { locate } from '../../content-model/read/locations'
import { picturesOf } from '../../content-model/site-rules/pictures'
import type { Content } from '../nodes/content'
import { fileDigest, knownFiles } from '../nodes/content-pictures'
import { isEntryCurrent, waitForEntries } from '../nodes/entries'
import type { AcceptedKeys } from '../nodes/validated-content'

/**
 * Time between two copies of a file. Gatsby's watcher drops repeated changes within 50 ms, and reports a deletion after
 * 100 ms, when the file may exist again.
 */
const minimumGapMs = 150
const verifyAfterMs = 1000
/** A late deletion can undo a change after the first check. */
const verifications = 3

type NodeLookups = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>

export class Staging {
  /** Changed paths with the number of checks left. */
  private readonly pending = new Map<string, number>()
  private next: { accepted: AcceptedKeys; pictures: Map<string, string[]> } | undefined
  private timer: NodeJS.Timeout | undefined
  private verifyTimer: NodeJS.Timeout | undefined
  private lastStaged = 0
  /** Resolves when Gatsby is not creating pages. */
  private pagesCreated = Promise.resolve()
  private release: () => void = () => undefined

  constructor(
    private readonly content: Content,
    private readonly args: NodeLookups,
  ) {
    // Stage nothing before the first pages exist.
    this.hold()
  }

  /** Stages valid files as soon as Gatsby is not creating pages. @param copied paths of copied pictures */
  update(check: ContentCheck, accepted: AcceptedKeys, copied: readonly string[]): void {
    this.expect(copied)
    const pictures = check.files.map(
      (file) => [pathOf(file.file), picturesOf(file, check.pictures)] as const,
    )
    this.next = { accepted, pictures: new Map(pictures) }
    this.stageIn(this.lastStaged + minimumGapMs - Date.now())
  }

  /**
   * Waits until Gatsby has nodes for all staged files, and pauses staging until `endPages`: Gatsby would not create
   * pages for entries that change in between.
   */
  async beginPages(): Promise<void> {
    this.hold()
    await waitForEntries(this.pending.keys(), this.args, this.content)
  }

  /** Call this when Gatsby's next step begins, even after an error in page creation. */
  endPages(): void {
    this.release()
  }

  private hold(): void {
    this.release()
    this.pagesCreated = new Promise((done) => {
      this.release = done
    })
  }

  private stageIn(delayMs: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.stage(), Math.max(0, delayMs))
  }

  /** Checks later that Gatsby picked up these changes. */
  private expect(paths: readonly string[]): void {
    if (paths.length === 0) return
    for (const path of paths) this.pending.set(path, verifications)
    this.verifySoon()
  }

  /** Stages a file once Gatsby has nodes for its pictures, which its page needs. */
  private async stage(): Promise<void> {
    await this.pagesCreated
    if (!this.next) return
    const { accepted, pictures } = this.next
    const known = knownFiles(this.args)
    const missing = (path: string) => (pictures.get(path) ?? []).filter((name) => !known.has(name))
    const { changed, waiting } = this.content.staged.stage(
      accepted,
      (path) => missing(path).length === 0,
    )
    if (changed.length > 0) this.lastStaged = Date.now()
    this.expect([
      ...changed,
      ...waiting.flatMap(missing).filter((picture) => !this.pending.has(picture)),
    ])
    if (waiting.length > 0) this.stageIn(minimumGapMs)
  }

  private verifySoon(): void {
    clearTimeout(this.verifyTimer)
    this.verifyTimer = setTimeout(() => void this.verify(), verifyAfterMs).unref()
  }

  private async verify(): Promise<void> {
    await this.pagesCreated
    const known = knownFiles(this.args)
    for (const [path, left] of this.pending) {
      const isFileKnown = known.get(path) === fileDigest(this.content.staged.fileOf(path))
      const isEntryKnown = !locate(path) || isEntryCurrent(path, this.args, this.content)
      if (!isFileKnown || !isEntryKnown) this.repeat(path)
      else if (left > 1) this.pending.set(path, left - 1)
      else this.pending.delete(path)
    }
    if (this.pending.size > 0) this.verifySoon()
  }

  /**
   * Changes a copy and then restores it, because Gatsby ignores a file with the same digest as its node. Such a node
   * may still be outdated: gatsby-plugin-mdx reads a file and then stores its previous `File` node.
   */
  private repeat(path: string): void {
    const { keys } = this.content.staged
    const [file, key] = [this.content.staged.fileOf(path), keys.get(path)]
    const bytes = readIfThere(file)
    // For a deleted file, writes an empty one and deletes it again: Gatsby then
    // notices the deletion, and an empty file creates no entry.
    writeFileSync(file, bytes ? Buffer.concat([bytes, Buffer.from('\n')]) : '')
    setTimeout(() => {
      if (keys.get(path) !== key) return
      if (bytes) writeFileSync(file, bytes)
      else rmSync(file, { force: true })
    }, minimumGapMs)
  }
}
