/** Messages about an event stream between a tab and the shared worker. */
export type FromTab = { open: string } | 'close'
export type FromWorker = 'open' | 'error' | { data: string }

/** Message to all open tabs, on connection and after each change. */
export interface DevNews {
  /** Report of the check; empty without problems. */
  report: string
  /** True if the report contains only placeholders, which may remain for days. */
  isUnfinished: boolean
}

/** Facts about a page that its head does not contain. */
export interface PageFacts {
  /** Content file, relative to the project folder. */
  file: string
  /** Number of words in its fields and its body. */
  words: number
  /** Reason why a build on this day would leave the page out. */
  notPublic?: string
  /** Addresses of pages that link to this page, and of pages that it links to. */
  linksIn: string[]
  linksOut: string[]
  /** Address of its PDF. */
  pdf?: string
}
