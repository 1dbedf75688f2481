import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { testPorts } from './scripts/form-stub/test-services'
import { findBrowser, missingBrowser } from './scripts/machine/browser'
import { installedEngines } from './scripts/machine/engines'
import type { JourneyOptions } from './tests/engines/journey'
import { type Level, level } from './tests/levels'

const executablePath = findBrowser()
if (!executablePath) throw new Error(missingBrowser)
/** Set by a test that runs the tests of another site: its port. Then only what is tested on that site runs. */
const portInside = process.env.SITE_PORT
/** Port of the site in content/. */
const port = Number(portInside ?? testPorts.site)
/** The site of the company of the tests, for tests of what every site does. */
const ofTests = { baseURL: `http://127.0.0.1:${testPorts.company}` }

/** Set by a test that runs the journeys on another site of the company: the address of its home page. */
const journeysAt = process.env.JOURNEYS_AT

/** Features that Playwright disables itself, repeated since Chromium honours only the last such list. */
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
 * Features that no test needs: popup pages of every window's address bar, which take twice the work of
 * one of our pages, and a spare process for the next page, which gets a browser of its own.
 */
const unneededFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

type Project = Exclude<PlaywrightTestConfig<unknown, JourneyOptions>['projects'], undefined>[number]

const serveCompany = {
  command: 'node scripts/run.cjs ../tests/support/servers/serve-company',
  port: testPorts.company,
  reuseExistingServer: false,
  // Long enough for its build.
  timeout: 300_000,
}

/** Tests of the site in content/. */
const thisSite: Project = { name: 'this site', testMatch: '**/tests/{sample,site}/*.spec.ts' }

/** The engines of the journeys; `npm test` uses Chromium alone. */
const engines = level === 'quick' ? installedEngines().slice(0, 1) : installedEngines()

/** Journeys on one site, in each engine. */
const journeys = (name: string, testMatch: string, use: Project['use'] = {}): Project[] =>
  engines.map((engine) => ({
    name: `${name} in ${engine}`,
    testMatch,
    use: { ...use, engine },
    timeout: 120_000,
    expect: { timeout: 20_000 },
  }))

/** Tests of what every site does. The longest projects come first, so that no worker is left with them at the end. */
const everySite: Project[] = [
  // The timeout allows for three simultaneous builds on a slow machine.
  { name: 'builds of other content', testMatch: '**/builds/*.spec.ts', timeout: 600_000 },
  {
    name: 'the contact form',
    // The built site posts to a single form stub, which each test needs for itself.
    testMatch: '**/tests/contact/*.spec.ts',
    use: ofTests,
    workers: 1,
  },
  ...journeys('journeys', '**/tests/journeys/*.spec.ts', ofTests),
  {
    name: 'every site',
    testMatch: '**/tests/{hydration,navigation,pages,search}/*.spec.ts',
    use: ofTests,
  },
]

/** Journeys through the site in content/. */
const journeysHere = journeys('journeys here', '**/tests/site/journeys/*.spec.ts')

/** What takes hours: every page in every state, and the tests that try at random, more often. */
const nightly: Project[] = [
  { name: 'every page', testMatch: '**/nightly/*.spec.ts', timeout: 6 * 3600_000 },
]

const projects: Readonly<Record<Level, Project[]>> = {
  quick: [...everySite.slice(1), thisSite, ...journeysHere],
  all: [...everySite, thisSite, ...journeysHere],
  nightly,
}

/** The sites that the chosen tests look at: scripts/run-tests.ts names them. */
const sites = (process.env.TEST_SITES ?? 'site,company').split(',')
const serveSite = {
  command: `node scripts/run.cjs serve --port ${port}`,
  port,
  reuseExistingServer: false,
}

/** Journeys on a site that another test has built: those that need no form service, in Chromium. */
const journeysElsewhere = journeys('journeys', '**/tests/journeys/{header,pages,phone}.spec.ts', {
  baseURL: journeysAt,
}).slice(0, 1)

export default defineConfig<unknown, JourneyOptions>({
  testDir: 'tests',
  projects: journeysAt ? journeysElsewhere : portInside ? [thisSite] : projects[level],
  grepInvert: level === 'quick' ? /@full/ : undefined,
  fullyParallel: true,
  // One worker more than CI has cores, since pages and builds also wait for timers and disk.
  workers: 3,
  forbidOnly: true,
  // A test that passes at a second try would hide what visitors meet now and then.
  retries: 0,
  timeout: 60_000,
  reporter: process.env.CI ? [['dot'], ['./tests/support/count-reporter.ts']] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Tracing every test would take as much processor time as the tests themselves; --trace on does.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Pages of tests are short: threads and processes beside theirs take a tenth of the time.
        '--in-process-gpu',
        '--js-flags=--single-threaded',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Blocks all other hosts: no test requests anything from them.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        `--disable-features=${[...disabledFeatures, ...unneededFeatures].join()}`,
      ],
    },
  },
  webServer: [
    ...(sites.includes('site') ? [serveSite] : []),
    ...(sites.includes('company') && !portInside ? [serveCompany] : []),
  ],
})
