const level = process.env.TEST_LEVEL

/**
 * Settings of unit and component tests, which are next to the code. Unit tests of the sample content are in tests/sample,
 * because a new company starts without that folder. Playwright tests the built site (tests/).
 */
export default {
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/tests'],
  // Long enough for slow machines.
  testTimeout: 60_000,
  // By default, Jest leaves one core unused.
  maxWorkers: '100%',
  // Prevents warnings about the globals that src/hydration/testing.ts sets.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // By default, Jest would also run Playwright’s tests, which end in .spec.ts.
  testMatch: ['**/*.test.ts?(x)'],
  // `npm test` skips tests that start processes or take seconds.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(level === 'quick' ? ['\\.full\\.test\\.'] : []),
    ...(level === 'nightly' ? [] : ['/nightly/']),
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
