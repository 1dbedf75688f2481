/**
 * Stages changed content while the development server runs. Verifies that Gatsby picks up each change, and repeats
 * changes that it missed.
 */
import { rmSync, writeFileSync } from 'node:fs'
import type { NodePluginArgs } from 'gatsby'
import type { ContentCheck } from '../../content-model/check/check'
import { pathOf } from '../../content-model/check/checked-file'
import { readIfThere } from '../../content-model/read/files'
import { locate } from '../../content-model/read/locations'
import { picturesOf } from '../../content-model/site-rules/pictures'
import type { Content } from '../nodes/content'
import { fileDigest, knownFiles } from '../nodes/content-pictures'
import { entriesSettled, hasEntryOf } from '../nodes/entries'
import type { AcceptedKeys } from '../nodes/validated-content'

/**
 * Milliseconds between two copies of the same file. Gatsby's watcher drops repeated changes within 50 ms. It reports
 * a deletion after 100 ms, when the file may exist again.
 */
const minimumGapMs = 150
/** Milliseconds before checking that Gatsby picked up a copy. */
const verifyAfterMs = 1000
/** Number of checks: a late deletion can undo a change after the first check. */
const verifications = 3

type NodeLookups = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>

export class Staging {
  /** Changed paths that Gatsby may have missed, with the number of checks left. */
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

  /**
   * Stages validated files as soon as Gatsby is not creating pages.
   * @param copied paths of the pictures that the check copied
   */
  update(check: ContentCheck, accepted: AcceptedKeys, copied: readonly string[]): void {
    this.expect(copied)
    const pictures = check.files.map(
      (file) => [pathOf(file.file), picturesOf(file, check.pictures)] as const,
    )
    this.next = { accepted, pictures: new Map(pictures) }
    this.stageIn(this.lastStaged + minimumGapMs - Date.now())
  }

  /**
   * Waits until Gatsby has nodes for all staged files, then pauses staging until `endPages`. Gatsby would add an
   * entry that changes in between to the data layer, but create no page for it.
   */
  async beginPages(): Promise<void> {
    this.hold()
    await entriesSettled(this.pending.keys(), this.args, this.content)
  }

  /** Call this when Gatsby's next step begins. That also happens after an error in page creation. */
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

  /** Schedules checks that Gatsby picked up the changes of these paths. */
  private expect(paths: readonly string[]): void {
    if (paths.length === 0) return
    for (const path of paths) this.pending.set(path, verifications)
    this.verifySoon()
  }

  /** Stages a file once Gatsby has nodes for its pictures. Otherwise its page would refer to missing pictures. */
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

  /** Repeats the changes that Gatsby missed. */
  private async verify(): Promise<void> {
    await this.pagesCreated
    const known = knownFiles(this.args)
    for (const [path, left] of this.pending) {
      const isFileKnown = known.get(path) === fileDigest(this.content.staged.fileOf(path))
      const isEntryKnown = !locate(path) || hasEntryOf(path, this.args, this.content)
      if (!isFileKnown || !isEntryKnown) this.repeat(path)
      else if (left > 1) this.pending.set(path, left - 1)
      else this.pending.delete(path)
    }
    if (this.pending.size > 0) this.verifySoon()
  }

  /**
   * Changes a copy and changes it back. Touching the file is not enough: Gatsby ignores files with the digest of
   * their node. The node may be outdated anyway, because gatsby-plugin-mdx reads a file and then stores its previous
   * `File` node.
   */
  private repeat(path: string): void {
    const { keys } = this.content.staged
    const [file, key] = [this.content.staged.fileOf(path), keys.get(path)]
    const bytes = readIfThere(file)
    // An empty file has no entry, and Gatsby notices its deletion.
    writeFileSync(file, bytes ? Buffer.concat([bytes, Buffer.from('\n')]) : '')
    setTimeout(() => {
      if (keys.get(path) !== key) return
      if (bytes) writeFileSync(file, bytes)
      else rmSync(file, { force: true })
    }, minimumGapMs)
  }
}
