/** `npm test`, `npm run test:all` and `npm run test:nightly`. */
const levels = ['quick', 'all', 'nightly'] as const
export type Level = (typeof levels)[number]

/** scripts/run-tests.ts sets TEST_LEVEL. */
export const level: Level = levels.find((name) => name === process.env.TEST_LEVEL) ?? 'all'

const counts = {
  /** Broken and hostile files for the check. */
  hostileFiles: { usual: 200, nightly: 50_000 },
  /** Markdown texts for pages. */
  markdownTexts: { usual: 300, nightly: 50_000 },
  /** Texts of every kind of block, for outputs and fixes. */
  blockTexts: { usual: 20, nightly: 2000 },
  visibilities: { usual: 300, nightly: 30_000 },
  /** Flowcharts with random words. */
  flows: { usual: 20, nightly: 500 },
  /** Sequences of random edits, each with a killed build. */
  editSequences: { usual: 1, nightly: 50 },
  /** Inquiries sent while the form stub keeps crashing. */
  inquiries: { usual: 10, nightly: 60 },
  /** Form texts of random UTF-16 code units. */
  typedTexts: { usual: 500, nightly: 50_000 },
} as const satisfies Record<string, { usual: number; nightly: number }>

/** Returns the number of runs at the current level. */
export const runs = (test: keyof typeof counts): number =>
  counts[test][level === 'nightly' ? 'nightly' : 'usual']
