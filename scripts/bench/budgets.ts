/**
 * Performance budgets, with some room above today's figures. `npm run bench:pages` measures all of
 * them; tests/output/budgets.spec.ts checks sizes and counts, which do not depend on the machine.
 *
 * Bytes are compressed. "Before intent" covers all requests until the visitor moves the pointer,
 * touches, types or scrolls. "After intent" adds React and the page's components.
 */
export type Budget = typeof page

const KB = 1024

/** Times are in milliseconds. */
const page = {
  /** Minimum of each Lighthouse score on its simulated phone. */
  score: 100,
  /** Measured on the same phone, like the next two figures. */
  largestPaint: 1300,
  blockingTime: 0,
  layoutShift: 0,
  /** The boot script, including 0.7 KB of analytics. */
  scriptBefore: 5 * KB,
  /** The HTML, including styles. */
  html: 32 * KB,
  /** All files, including fonts and pictures. */
  allBefore: 140 * KB,
  requestsBefore: 10,
  /** All scripts, before and after intent. */
  scriptAfter: 165 * KB,
}

/** The home page has twelve sections, nine wordmarks and three portraits. */
const home: Budget = {
  ...page,
  html: 40 * KB,
  allBefore: 200 * KB,
  requestsBefore: 12,
}

export const budgetOf = (path: string): Budget => (path === '/' ? home : page)
