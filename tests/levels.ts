/** The test levels, and the number of runs of randomised tests per level. */

/** `npm test`, `npm run test:all` and, in the workflow, `npm run test:nightly`. */
export const levels = ['quick', 'all', 'nightly'] as const
export type Level = (typeof levels)[number]

/** scripts/run-tests.ts sets the level. Default: `npm run test:all`. */
export const level: Level = levels.find((name) => name === process.env.TEST_LEVEL) ?? 'all'

const counts = {
  /** Broken and hostile files for the check. */
  hostileFiles: { quick: 200, all: 500, nightly: 50_000 },
  /** Markdown texts. The page must contain every word. */
  markdownTexts: { quick: 300, all: 1000, nightly: 50_000 },
  /** Texts of every kind of block. Outputs and fixes must keep every word. */
  blockTexts: { quick: 20, all: 100, nightly: 2000 },
  /** Combinations of the visibility fields. */
  visibilities: { quick: 300, all: 1000, nightly: 30_000 },
  /** Drawn flowcharts with random words. */
  flows: { quick: 20, all: 100, nightly: 500 },
  /** Sequences of random edits, each with a killed build. */
  editSequences: { quick: 1, all: 1, nightly: 50 },
  /** Inquiries sent while the form stub keeps crashing. */
  inquiries: { quick: 10, all: 10, nightly: 60 },
  /** Texts typed into the form: any sequence of UTF-16 code units. */
  typedTexts: { quick: 500, all: 2000, nightly: 50_000 },
} as const satisfies Record<string, Record<Level, number>>

/** Returns a randomised test's number of runs at the current level. */
export const runs = (test: keyof typeof counts): number => counts[test][level]
