import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { findBrowser, missingBrowser } from './scripts/machine/browser'
import { installedEngines } from './scripts/machine/engines'
import type { JourneyOptions } from './tests/engines/journey'

const executablePath = findBrowser()
if (!executablePath) throw new Error(missingBrowser)
if (!existsSync('dist/index.html'))
  throw new Error('The tests look at the built site, and there is none. Build it: npm run build')

const port = 9080

/** What Playwright disables; named again, because the last list that Chromium is given counts alone. */
const disabledFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
]

/**
 * Work that no test asks for: pages for the address bar of every window, which take twice the work of a
 * page of ours, and a process in store for the next page, which comes in a browser of its own.
 */
const needless = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

export default defineConfig<unknown, JourneyOptions>({
  testDir: 'tests',
  // The long ones first, so that no worker is left with them at the end.
  projects: [
    // Three builds at once, on machines that may be slow.
    { name: 'builds of other content', testMatch: '**/tests/builds/*.spec.ts', timeout: 600_000 },
    {
      name: 'the contact form',
      // The built site knows one receiver, which each of them needs for itself.
      testMatch: '**/tests/contact/*.spec.ts',
      workers: 1,
    },
    ...installedEngines().map((engine) => ({
      name: `journeys in ${engine}`,
      testMatch: '**/tests/journeys/*.spec.ts',
      use: { engine },
      timeout: 120_000,
      expect: { timeout: 20_000 },
    })),
    {
      name: 'the built site',
      testIgnore: [
        '**/tests/builds/**',
        '**/tests/contact/**',
        '**/tests/journeys/**',
        // An hour of builds: npm run soak.
        ...(process.env.SOAK ? [] : ['**/tests/soak/**']),
        // Every page in every state, and a press on every control: npm run audit.
        ...(process.env.AUDIT ? [] : ['**/tests/audit/**']),
      ],
    },
  ],
  fullyParallel: true,
  // One more than CI has cores: pages and builds wait for time and disk.
  workers: 3,
  forbidOnly: true,
  // A second try records what happened; it does not count.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: process.env.CI ? [['dot'], ['./tests/support/count-reporter.ts']] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Recording every test takes as much of the processor as the tests do.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No test asks another host for anything.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        `--disable-features=${[...disabledFeatures, ...needless].join()}`,
      ],
    },
  },
  webServer: {
    command: `node scripts/run.cjs serve --port ${port}`,
    port,
    reuseExistingServer: false,
  },
})
