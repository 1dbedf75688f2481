/** The three levels of the tests, and how often tests that try at random do so in each. */

/** `npm test`, `npm run test:all` and, in the workflow, `npm run test:nightly`. */
export const levels = ['quick', 'all', 'nightly'] as const
export type Level = (typeof levels)[number]

/** Set by scripts/run-tests.ts; a test that is started without it runs as in `npm run test:all`. */
export const level: Level = levels.find((name) => name === process.env.TEST_LEVEL) ?? 'all'

const counts = {
  /** Broken and hostile files that the check reads. */
  hostileFiles: { quick: 200, all: 500, nightly: 50_000 },
  /** Texts in Markdown of which every word is looked for on the page. */
  markdownTexts: { quick: 300, all: 1000, nightly: 50_000 },
  /** Texts of every kind of block: no output and no fix may lose one of their words. */
  blockTexts: { quick: 20, all: 100, nightly: 2000 },
  /** Combinations of the fields that decide whether a page is public. */
  visibilities: { quick: 300, all: 1000, nightly: 30_000 },
  /** Flowcharts of any words that are drawn. */
  flows: { quick: 20, all: 100, nightly: 500 },
  /** Sequences of random edits, each with a build that is killed. */
  editSequences: { quick: 1, all: 1, nightly: 50 },
  /** Inquiries that are sent to a form stub that dies again and again. */
  inquiries: { quick: 10, all: 10, nightly: 60 },
  /** Texts that visitors type into the form, any sequence of UTF-16 code units. */
  typedTexts: { quick: 500, all: 2000, nightly: 50_000 },
} as const satisfies Record<string, Record<Level, number>>

/** Returns how often a test tries at the level of this run. */
export const runs = (what: keyof typeof counts): number => counts[what][level]
