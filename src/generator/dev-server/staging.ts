/** Hands changed content to Gatsby's development server, so that it takes up each change in one step. */
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
 * Milliseconds between two copies of one file. Gatsby's watcher tells only the first of changes within 50 ms,
 * and a deletion after 100 ms, by which time the file may be back.
 */
const minimumGapMs = 150
/** Milliseconds after which it is looked whether Gatsby has taken up a copy. */
const verifyAfterMs = 1000
/** How often it is looked: a late deletion can undo what was right at the first look. */
const verifications = 3

/** The parts of Gatsby that a staging needs. */
type PlacementArgs = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>

/** Copies accepted texts while Gatsby runs, and sees to it that Gatsby takes up copies of texts and pictures. */
export class Staging {
  /** Paths that were written or removed and may be lost, each with the number of looks that are left. */
  private readonly pending = new Map<string, number>()
  private next: { accepted: AcceptedKeys; pictures: Map<string, string[]> } | undefined
  private timer: NodeJS.Timeout | undefined
  private verifyTimer: NodeJS.Timeout | undefined
  private lastPlaced = 0
  /** Resolves when no pages are being made. */
  private pagesMade = Promise.resolve()
  private release: () => void = () => undefined

  constructor(
    private readonly content: Content,
    private readonly args: PlacementArgs,
  ) {
    // Until the first pages are made, nothing is copied.
    this.hold()
  }

  /**
   * Copies what a check has accepted, as soon as no pages are being made.
   * @param copied paths of the pictures that were copied after the check
   */
  update(check: ContentCheck, accepted: AcceptedKeys, copied: readonly string[]): void {
    this.expect(copied)
    const pictures = check.files.map(
      (file) => [pathOf(file.file), picturesOf(file, check.pictures)] as const,
    )
    this.next = { accepted, pictures: new Map(pictures) }
    this.placeIn(this.lastPlaced + minimumGapMs - Date.now())
  }

  /**
   * Waits until Gatsby has nodes of all that was copied, and copies nothing until `endPages`: Gatsby puts an entry that
   * changes meanwhile into the data layer at once, and makes no page of it, since the list of pages is written already.
   */
  async beginPages(): Promise<void> {
    this.hold()
    await entriesSettled(this.pending.keys(), this.args, this.content)
  }

  /** To be called where Gatsby's next step begins, which it does also when making pages has failed. */
  endPages(): void {
    this.release()
  }

  private hold(): void {
    this.release()
    this.pagesMade = new Promise((done) => {
      this.release = done
    })
  }

  private placeIn(delayMs: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.place(), Math.max(0, delayMs))
  }

  /** Looks a few times whether Gatsby has taken up the changes of these paths. */
  private expect(paths: readonly string[]): void {
    if (paths.length === 0) return
    for (const path of paths) this.pending.set(path, verifications)
    this.verifySoon()
  }

  /**
   * Copies the texts whose pictures Gatsby knows; the others follow. A page would be asked to show a
   * picture that is not there yet.
   */
  private async place(): Promise<void> {
    await this.pagesMade
    if (!this.next) return
    const { accepted, pictures } = this.next
    const known = knownFiles(this.args)
    const missing = (path: string) => (pictures.get(path) ?? []).filter((name) => !known.has(name))
    const { changed, waiting } = this.content.staged.stage(
      accepted,
      (path) => missing(path).length === 0,
    )
    if (changed.length > 0) this.lastPlaced = Date.now()
    this.expect([
      ...changed,
      ...waiting.flatMap(missing).filter((picture) => !this.pending.has(picture)),
    ])
    if (waiting.length > 0) this.placeIn(minimumGapMs)
  }

  private verifySoon(): void {
    clearTimeout(this.verifyTimer)
    this.verifyTimer = setTimeout(() => void this.verify(), verifyAfterMs).unref()
  }

  /** Repeats the changes that Gatsby has not taken up. */
  private async verify(): Promise<void> {
    await this.pagesMade
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
   * Changes a copy and changes it back, so that Gatsby looks at it again. A new time alone does not do: Gatsby does nothing
   * about a file whose digest is that of its node, which can be the one of an older version, since gatsby-plugin-mdx reads
   * a text, and then stores the `File` as it was before.
   */
  private repeat(path: string): void {
    const { keys } = this.content.staged
    const [file, key] = [this.content.staged.fileOf(path), keys.get(path)]
    const bytes = readIfThere(file)
    // An empty file has no entry; its deletion is told like any other.
    writeFileSync(file, bytes ? Buffer.concat([bytes, Buffer.from('\n')]) : '')
    setTimeout(() => {
      if (keys.get(path) !== key) return
      if (bytes) writeFileSync(file, bytes)
      else rmSync(file, { force: true })
    }, minimumGapMs)
  }
}
