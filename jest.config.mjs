const isQuick = process.env.TEST_LEVEL === 'quick'

/** Settings of the unit and component tests beside the code. Playwright tests the built site, in tests/. */
export default {
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Only files named *.test.ts(x): by default Jest would run a scripts/test.ts as well.
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  // Far above what any test needs, so that no test fails because the machine is slow.
  testTimeout: 60_000,
  // By default Jest would leave one of two cores unused.
  maxWorkers: '100%',
  // Otherwise Jest warns of each global that a test with a page has set: src/hydration/testing.ts.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  testMatch: ['**/*.test.ts?(x)'],
  // `npm test` leaves out what starts processes of its own or takes seconds, and what tests patches of packages.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(isQuick ? ['\\.full\\.test\\.', '/gatsby-patches/'] : []),
  ],
  transform: {
    '\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Compiles packages to CommonJS too, since unified, remark and others are ESM only.
  transformIgnorePatterns: ['\\.cjs$'],
}
