/** The content of one run of Gatsby: checked, accepted, and copied to where Gatsby reads it. */
import { type ContentCheck, checkContent } from '../../content-model/check/check'
import { type CheckCache, keyOf, openCheckCache } from '../../content-model/check/check-cache'
import { formatReport } from '../../content-model/check/diagnostics'
import { readDocument } from '../../content-model/read/document'
import { endWith } from '../machine-errors'
import { copyPictures, removeUnusedPictures } from './content-pictures'
import { type EntrySource, entrySource } from './entry-source'
import { StagedContent } from './staged-content'
import { acceptedKeys } from './validated-content'

/** The state that the steps on content share. */
export class Content {
  /** The copies that Gatsby reads. */
  readonly staged: StagedContent
  /** Resolves when queries find the node that was created last: a node is there before it is in any list. */
  listed: Promise<unknown> = Promise.resolve()
  /** What the last check has read, by key: reading all twice makes a first build a tenth longer. */
  private readonly sources = new Map<string, EntrySource>()
  private cache: CheckCache | undefined
  private last: ContentCheck | undefined

  /** @param root the project's folder */
  constructor(private readonly root: string) {
    this.staged = new StagedContent(root)
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
    this.staged.stage(acceptedKeys(check, new Map()))
    this.keepResults()
  }

  /**
   * Returns what the node of a staged file is made of.
   * @param path under `content/`
   * @returns undefined when the file is not staged any more
   */
  entry(path: string): { key: string; source: EntrySource } | undefined {
    const key = this.staged.keys.get(path)
    if (key === undefined) return undefined
    const known = this.sources.get(key)
    if (known) return { key, source: known }
    const copy = this.staged.read(path)
    return copy && { key, source: entrySource(readDocument(path, copy.bytes, copy.original)) }
  }

  /** Writes the check's results to disk. */
  keepResults(): void {
    if (this.last) this.cache?.save(this.last)
  }
}
