/** Messages between a tab and the shared worker. */
export type FromTab = { open: string } | 'close'
export type FromWorker = 'open' | 'error' | { data: string }

/** Sent to all tabs, on connection and after each change. */
export interface DevNews {
  /** Empty if there are no problems. */
  report: string
  /** True if only placeholders remain, perhaps for days. */
  isUnfinished: boolean
}

/** Facts that the page's head does not contain. */
export interface PageFacts {
  /** Relative to the project folder. */
  file: string
  /** Number of words in the fields and the body. */
  words: number
  /** Why a build on this day would leave the page out. */
  notPublic?: string
  linksIn: string[]
  linksOut: string[]
  pdf?: string
}
