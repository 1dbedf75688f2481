import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { testPorts } from './scripts/form-stub/test-services'
import { findBrowser, missingBrowser } from './scripts/machine/browser'
import { type EngineName, installedEngines } from './scripts/machine/engines'
import type { JourneyOptions } from './tests/engines/journey'
import { type Level, level } from './tests/levels'

const executablePath = findBrowser()
if (!executablePath) throw new Error(missingBrowser)
/**
 * Port of another company's site, set by a test that builds it. Only the tests
 * in `tests/site` and `tests/sample` then run.
 */
const portInside = process.env.SITE_PORT
const port = Number(portInside ?? testPorts.site)
const onCompanySite = { baseURL: `http://127.0.0.1:${testPorts.company}` }

/** Home page of another build, set by a test that runs the journeys there. */
const journeysAt = process.env.JOURNEYS_AT

/** Playwright's own list, because Chromium honours only the last list. */
const disabledFeatures = [
  'AimEnabled',
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
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * Popups of the address bar take twice the work of our pages. Spare renderers
 * take time too.
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
  // Includes the build.
  timeout: 300_000,
}

const thisSite: Project = { name: 'this site', testMatch: '**/tests/{sample,site}/*.spec.ts' }

const otherEngines = installedEngines().filter((engine) => engine !== 'chromium')

/**
 * `npm run test:all` runs the journeys in Chromium only at the address of
 * another build.
 */
const engines: readonly EngineName[] =
  journeysAt || level === 'quick' || otherEngines.length === 0 ? ['chromium'] : otherEngines

const journeys = (name: string, testMatch: string, use: Project['use'] = {}): Project[] =>
  engines.map((engine) => ({
    name: `${name} in ${engine}`,
    testMatch,
    use: { ...use, engine },
    timeout: 120_000,
    expect: { timeout: 20_000 },
  }))

/** The longest projects come first to keep all workers busy until the end. */
const everySite: Project[] = [
  {
    name: 'builds of other content',
    testMatch: '**/builds/*.spec.ts',
    // For three simultaneous builds on a slow machine.
    timeout: 1_200_000,
    expect: { timeout: 30_000 },
  },
  {
    name: 'the contact form',
    // Tests take turns, because they share a form stub.
    testMatch: '**/tests/contact/*.spec.ts',
    use: onCompanySite,
    workers: 1,
  },
  ...journeys('journeys', '**/tests/journeys/*.spec.ts', onCompanySite),
  {
    name: 'every site',
    testMatch: '**/tests/{hydration,navigation,output,pages,search}/*.spec.ts',
    use: onCompanySite,
  },
]

const journeysHere = journeys('journeys here', '**/tests/site/journeys/*.spec.ts')

/** Tests that take hours. */
const nightly: Project[] = [
  { name: 'every page', testMatch: '**/nightly/*.spec.ts', timeout: 6 * 3600_000 },
]

const projects: Readonly<Record<Level, Project[]>> = {
  quick: [...everySite.slice(1), thisSite, ...journeysHere],
  all: [...everySite, thisSite, ...journeysHere],
  nightly,
}

/** Sites that the chosen tests need, from scripts/run-tests.ts. */
const sites = (process.env.TEST_SITES ?? 'site,company').split(',')
const serveSite = {
  command: `node scripts/run.cjs serve --port ${port}`,
  port,
  reuseExistingServer: false,
}

/** Without the form service. */
const journeysElsewhere = journeys('journeys', '**/tests/journeys/{header,pages,phone}.spec.ts', {
  baseURL: journeysAt,
})

export default defineConfig<unknown, JourneyOptions>({
  testDir: 'tests',
  projects: journeysAt ? journeysElsewhere : portInside ? [thisSite] : projects[level],
  grepInvert: level === 'quick' ? /@full/ : undefined,
  fullyParallel: true,
  // CI has two cores. A third worker uses the waits for timers and the disk.
  workers: 3,
  forbidOnly: true,
  // Retries would hide intermittent errors that visitors also get.
  retries: 0,
  timeout: 60_000,
  reporter: process.env.CI ? [['dot'], ['./tests/support/count-reporter.ts']] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Tracing doubles the processor time. To trace, pass --trace on.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // More threads and processes take a tenth of the time without a
        // benefit.
        '--in-process-gpu',
        '--js-flags=--single-threaded',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Blocks all other hosts.
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
