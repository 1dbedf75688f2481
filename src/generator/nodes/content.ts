/** The content of one run of Gatsby: checked, accepted, and copied to where Gatsby reads it. */
import { type ContentCheck, checkContent } from '../../content-model/check/check'
import { type CheckCache, keyOf, openCheckCache } from '../../content-model/check/check-cache'
import { formatReport } from '../../content-model/check/diagnostics'
import { readDocument } from '../../content-model/read/document'
import { endWith } from '../machine-errors'
import { acceptedKeys } from './accepted-content'
import { copyPictures, removeUnusedPictures } from './content-pictures'
import { type EntrySource, entrySource } from './entry-source'
import { PlacedContent } from './placed-content'

/** The state that the steps on content share. */
export class Content {
  /** The copies that Gatsby reads. */
  readonly placed: PlacedContent
  /** Resolves when queries find the node that was created last: a node is there before it is in any list. */
  listed: Promise<unknown> = Promise.resolve()
  /** What the last check has read, by key: reading all twice makes a first build a tenth longer. */
  private readonly sources = new Map<string, EntrySource>()
  private cache: CheckCache | undefined
  private last: ContentCheck | undefined

  /** @param root the project's folder */
  constructor(private readonly root: string) {
    this.placed = new PlacedContent(root)
  }

  /** Checks the content. Files that have not changed since the last check are not read again. */
  check(): ContentCheck {
    this.cache = openCheckCache(this.root)
    this.sources.clear()
    this.last = checkContent(this.root, {
      cache: this.cache,
      read: (path, bytes, original, banned) => {
        const document = readDocument(path, bytes, original, banned)
        this.sources.set(keyOf(path, bytes, original), entrySource(document))
        return document
      },
    })
    return this.last
  }

  /** Ends a production build before it begins when the content has problems. */
  stopAtDiagnostics(): void {
    const { diagnostics } = this.check()
    if (diagnostics.length > 0) endWith(formatReport(diagnostics))
  }

  /** Returns the last check, and checks first if nothing has been checked yet. */
  checked(): ContentCheck {
    return this.last ?? this.check()
  }

  /** Copies the checked content to where Gatsby reads it, and keeps the check's results for the next build. */
  accept(): void {
    const check = this.checked()
    copyPictures(this.root, check)
    removeUnusedPictures(this.root, check)
    this.placed.place(acceptedKeys(check, new Map()))
    this.keepResults()
  }

  /**
   * Returns what the node of a placed file is made of.
   * @param path under `content/`
   * @returns undefined when the file is not placed any more
   */
  entry(path: string): { key: string; source: EntrySource } | undefined {
    const key = this.placed.keys.get(path)
    if (key === undefined) return undefined
    const known = this.sources.get(key)
    if (known) return { key, source: known }
    const copy = this.placed.read(path)
    return copy && { key, source: entrySource(readDocument(path, copy.bytes, copy.original)) }
  }

  /** Writes the check's results to disk. */
  keepResults(): void {
    if (this.last) this.cache?.save(this.last)
  }
}
