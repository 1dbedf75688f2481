/**
 * What a page may cost a visitor: alarms, with room above what it costs today. `npm run bench:pages` measures all of
 * it; sizes and counts, which do not depend on the machine, are tested too (tests/pages/budgets.spec.ts).
 *
 * Bytes are as sent, compressed. "Before intent" is what the page requests by itself, until the visitor
 * moves, touches, types or scrolls; "after intent" is what React and the page's components add.
 */
export type Budget = typeof page

const KB = 1024

/** Budget of every page but home. Times are in milliseconds. */
const page = {
  /** Each of Lighthouse's scores, on its simulated phone. */
  score: 100,
  /** Largest contentful paint, total blocking time and cumulative layout shift on the same phone. */
  largestPaint: 1300,
  blockingTime: 0,
  layoutShift: 0,
  /** The boot script. Analytics take 0.7 KB of it. */
  scriptBefore: 5 * KB,
  /** The HTML with its styles. */
  html: 32 * KB,
  /** Everything before intent, fonts and pictures included. */
  allBefore: 140 * KB,
  requestsBefore: 10,
  /** All script, that before intent included. */
  scriptAfter: 165 * KB,
}

/** Budget of the home page, which shows thirteen sections, nine wordmarks and three portraits. */
const home: Budget = {
  ...page,
  html: 40 * KB,
  allBefore: 200 * KB,
  requestsBefore: 12,
}

/** Returns the budget of a page. */
export const budgetOf = (path: string): Budget => (path === '/' ? home : page)
