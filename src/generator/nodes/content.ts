/** Checks and stages the content of one Gatsby run. */
import { type ContentCheck, checkContent } from '../../content-model/check/check'
import { type CheckCache, keyOf, openCheckCache } from '../../content-model/check/check-cache'
import { formatReport } from '../../content-model/check/diagnostics'
import { readDocument } from '../../content-model/read/document'
import { exitWith } from '../machine-errors'
import { copyPictures, removeUnusedPictures } from './content-pictures'
import { type EntrySource, entrySource } from './entry-source'
import { StagedContent } from './staged-content'
import { acceptedKeys } from './validated-content'

export class Content {
  readonly staged: StagedContent
  /** Resolves when queries find the last entry, which is after `createNode` returns. */
  lastNodeCreated: Promise<unknown> = Promise.resolve()
  /** Documents of the last check, by key. Reading them again makes a first build 10 % longer. */
  private readonly sources = new Map<string, EntrySource>()
  private cache: CheckCache | undefined
  private last: ContentCheck | undefined

  constructor(private readonly root: string) {
    this.staged = new StagedContent(root)
  }

  /** Checks the content, without reading unchanged files again. */
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

  /** Ends a production build if the content has problems. */
  stopAtDiagnostics(): void {
    const { diagnostics } = this.check()
    if (diagnostics.length > 0) exitWith(formatReport(diagnostics))
  }

  /** Returns the last check, or runs one. */
  checked(): ContentCheck {
    return this.last ?? this.check()
  }

  stage(): void {
    const check = this.checked()
    copyPictures(this.root, check)
    removeUnusedPictures(this.root, check)
    this.staged.stage(acceptedKeys(check, new Map()))
    this.saveCheckResults()
  }

  /**
   * Returns the source of a staged file's node.
   * @param path under `content/`
   */
  entry(path: string): { key: string; source: EntrySource } | undefined {
    const key = this.staged.keys.get(path)
    if (key === undefined) return undefined
    const known = this.sources.get(key)
    if (known) return { key, source: known }
    const copy = this.staged.read(path)
    return copy && { key, source: entrySource(readDocument(path, copy.bytes, copy.original)) }
  }

  saveCheckResults(): void {
    if (this.last) this.cache?.save(this.last)
  }
}
