/** Messages between a tab and the shared worker about an event stream. */
export type FromTab = { open: string } | 'close'
export type FromWorker = 'open' | 'error' | { data: string }

/** What open tabs are told, at once and after every change. */
export interface DevNews {
  /** The report of the check; empty when there is nothing to correct. */
  report: string
  /** Whether all that it lists are placeholders, which a site may have for days. */
  isUnfinished: boolean
}

/** What the development server knows of a page beside what is in its head. */
export interface PageFacts {
  /** The content file, from the project's folder. */
  file: string
  /** Words of all its fields and its text. */
  words: number
  /** Why the page is not in a build of this day; absent when it is. */
  notPublic?: string
  /** Addresses of the pages that lead here, and of those that this one leads to. */
  linksIn: string[]
  linksOut: string[]
  /** Address of its PDF. */
  pdf?: string
}
