/** Unit and component tests beside the code. Tests of the built site are Playwright's, in tests/. */
export default {
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Only files named *.test.ts(x): Jest would take a scripts/test.ts for a test as well.
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  // Far above what any needs: a slow machine is no fault of the code.
  testTimeout: 60_000,
  // By itself Jest leaves a core of two to others.
  maxWorkers: '100%',
  testMatch: ['**/*.test.ts?(x)'],
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
  // unified, remark and others are ESM only: Jest loads them once swc has made CommonJS of them.
  transformIgnorePatterns: ['\\.cjs$'],
}
