/** Hands changed content to Gatsby's development server, so that it takes up each change in one step. */
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import type { ContentCheck } from '../../content-model/check/check'
import { pathOf } from '../../content-model/check/checked-file'
import { whileThere } from '../../content-model/read/vanishing-files'
import { type AcceptedKeys, acceptedKeys } from '../nodes/accepted-content'
import type { Content } from '../nodes/content'
import { pictureLookup, picturesOf } from '../nodes/content-pictures'
import { entriesOf } from '../nodes/entries'
import { contentFolder } from '../nodes/placed-content'
import type { PageMaking } from './page-making'

/** Milliseconds between two copies of one file: of closer ones, Gatsby's watcher tells the first alone. */
const minimumGapMs = 100
/** Milliseconds after which a copy that Gatsby has not taken up is touched, so that its watcher looks again. */
const lostAfterMs = 500

/** The parts of Gatsby that a placement needs. */
type PlacementArgs = Pick<NodePluginArgs, 'getNode' | 'getNodesByType' | 'store'>

/** Copies accepted texts while Gatsby runs. */
export class Placement {
  /** Paths that were written or removed and that Gatsby may not have taken up yet. */
  private readonly pending = new Set<string>()
  private next: { accepted: AcceptedKeys; pictures: Map<string, string[]> } | undefined
  private timer: NodeJS.Timeout | undefined
  private lastPlaced = 0

  constructor(
    private readonly content: Content,
    private readonly pageMaking: PageMaking,
    private readonly args: PlacementArgs,
  ) {}

  /** Copies what a check has accepted, as soon as no pages are being made. */
  update(check: ContentCheck): void {
    this.next = {
      accepted: acceptedKeys(check, this.content.placed.keys),
      pictures: new Map(check.files.map((file) => [pathOf(file.file), picturesOf(file)])),
    }
    this.placeIn(this.lastPlaced + minimumGapMs - Date.now())
  }

  /** Resolves when Gatsby has nodes of all that was copied; to be awaited before pages are made. */
  async settled(): Promise<void> {
    for (const path of await entriesOf(this.pending, this.args, this.content)) this.touch(path)
    this.pending.clear()
  }

  private placeIn(delayMs: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.place(), Math.max(0, delayMs))
  }

  /**
   * Copies the texts whose pictures Gatsby knows; the others follow. A page would be asked to show a
   * picture that is not there yet.
   */
  private async place(): Promise<void> {
    await this.pageMaking.isOver()
    if (!this.next) return
    const { accepted, pictures } = this.next
    const root: string = this.args.store.getState().program.directory
    const isKnown = pictureLookup(this.args)
    const isReady = (path: string) =>
      (pictures.get(path) ?? []).every((picture) => isKnown(join(root, contentFolder, picture)))
    const { changed, waiting } = this.content.placed.place(accepted, isReady)
    for (const path of changed) this.pending.add(path)
    if (changed.length > 0) {
      this.lastPlaced = Date.now()
      setTimeout(() => void this.touchLost(changed), lostAfterMs)
    }
    if (waiting.length > 0) this.placeIn(minimumGapMs)
  }

  private async touchLost(paths: readonly string[]): Promise<void> {
    await this.pageMaking.isOver()
    const isLost = (path: string) => this.pending.has(path)
    for (const path of paths.filter(isLost)) this.touch(path)
  }

  private touch(path: string): void {
    const now = new Date()
    whileThere(() => utimesSync(this.content.placed.fileOf(path), now, now))
  }
}
