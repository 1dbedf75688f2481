/** The test levels, and the number of runs of randomised tests. */

/** `npm test`, `npm run test:all` and, in the workflow, `npm run test:nightly`. */
export const levels = ['quick', 'all', 'nightly'] as const
export type Level = (typeof levels)[number]

/** scripts/run-tests.ts sets the level. Default: `npm run test:all`. */
export const level: Level = levels.find((name) => name === process.env.TEST_LEVEL) ?? 'all'

const counts = {
  /** Broken and hostile files for the check. */
  hostileFiles: { usual: 200, nightly: 50_000 },
  /** Markdown texts. The page must contain every word. */
  markdownTexts: { usual: 300, nightly: 50_000 },
  /** Texts of every kind of block. Outputs and fixes must keep every word. */
  blockTexts: { usual: 20, nightly: 2000 },
  /** Combinations of the visibility fields. */
  visibilities: { usual: 300, nightly: 30_000 },
  /** Drawn flowcharts with random words. */
  flows: { usual: 20, nightly: 500 },
  /** Sequences of random edits, each with a killed build. */
  editSequences: { usual: 1, nightly: 50 },
  /** Inquiries sent while the form stub keeps crashing. */
  inquiries: { usual: 10, nightly: 60 },
  /** Texts typed into the form: random UTF-16 code units. */
  typedTexts: { usual: 500, nightly: 50_000 },
} as const satisfies Record<string, { usual: number; nightly: number }>

/** Returns a randomised test's number of runs at the current level. */
export const runs = (test: keyof typeof counts): number =>
  counts[test][level === 'nightly' ? 'nightly' : 'usual']
