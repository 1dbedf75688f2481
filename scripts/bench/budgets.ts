/**
 * What a page may cost a visitor: alarms, with room above what it costs today. `npm run bench:pages` measures all of
 * it; sizes and counts, which do not depend on the machine, are tested too (tests/pages/budgets.spec.ts).
 *
 * Bytes are as sent, compressed. "Before intent" is what the page requests by itself, until the visitor
 * moves, touches, types or scrolls; "after intent" is what React and the page's components add.
 */
export interface Budget {
  /** Each of Lighthouse's scores, on its simulated phone. */
  score: number
  /** Largest contentful paint, in milliseconds, on the same phone. */
  largestPaint: number
  /** Total blocking time, in milliseconds. */
  blockingTime: number
  /** Cumulative layout shift. */
  layoutShift: number
  /** Bytes of script before intent: the boot script. */
  scriptBefore: number
  /** Bytes of the HTML with its styles. */
  html: number
  /** Bytes of everything before intent, fonts and pictures included. */
  allBefore: number
  /** Requests before intent. */
  requestsBefore: number
  /** Bytes of script after intent, those before it included. */
  scriptAfter: number
}

const KB = 1024

/** Budget of every page but home. */
const page: Budget = {
  score: 100,
  largestPaint: 1000,
  blockingTime: 0,
  layoutShift: 0,
  scriptBefore: 4 * KB,
  html: 32 * KB,
  allBefore: 140 * KB,
  requestsBefore: 10,
  scriptAfter: 165 * KB,
}

/** Budget of the home page, which shows thirteen sections, nine wordmarks and three portraits. */
const home: Budget = {
  ...page,
  largestPaint: 1200,
  html: 40 * KB,
  allBefore: 200 * KB,
  requestsBefore: 12,
}

/** Returns the budget of a page. */
export const budgetOf = (path: string): Budget => (path === '/' ? home : page)
