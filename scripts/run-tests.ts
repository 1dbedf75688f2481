/**
 * `npm test`, `npm run test:all` and `npm run test:nightly`: test units and
 * components, then built sites in browsers. `npm test -- contact` chooses the
 * test files with this word in their path. The command also accepts the paths
 * that a failing test prints, and the options of `npx playwright test --help`,
 * such as `--grep=budget`.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Level } from '../tests/levels'
import { reservePorts } from './form-stub/test-services'
import { browserForTests } from './machine/browser'
import { installEngines } from './machine/engines'
import { runCommand } from './machine/run-command'
import { isUpToDate } from './machine/site-digest'
import { type Command, run, runInSequence } from './machine/step'
import { temporaryFolder } from './machine/temporary-folder'
import { isDevRunning } from './site-build/build-lock'
import { chooseTests, testsOf } from './testing/chosen-tests'

const [requested = 'quick', ...args] = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('-'))
const options = args.filter((arg) => arg.startsWith('-'))
/** A word also chooses tests that `npm test` skips. */
const level = (words.length > 0 && requested === 'quick' ? 'all' : requested) as Level

/** Words in the paths of unit tests that test more at night. */
const nightlyUnits = [
  'hostile',
  'visibility',
  'lost-words',
  'keep-words',
  'misread',
  'outbox',
  'draw',
  'matrix',
  'upgrade.full',
]

function jestCommands(units: readonly string[], env: Record<string, string>): Command[] {
  const all = ['jest', '--passWithNoTests']
  if (words.length > 0)
    return units.length > 0 ? [['npx', [...all, '--runTestsByPath', ...units], env]] : []
  return [['npx', [...all, ...(level === 'nightly' ? nightlyUnits : [])], env]]
}

async function siteBuild(env: Record<string, string>): Promise<Command[]> {
  if (isUpToDate('.', { ...process.env, ...env })) {
    console.log('dist/ is up to date')
    return []
  }
  if (await isDevRunning(process.cwd())) {
    console.log('npm run dev is running, so the site is built in a copy of this folder')
    return [
      [process.execPath, ['scripts/run.cjs', '../tests/support/servers/build-next-to-dev'], env],
    ]
  }
  // Where Linux allows it, builds without a network to prove that a build needs none.
  const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user']
  const unshareArgs = [...asRoot, '--net', '--']
  const canUnshare = spawnSync('unshare', [...unshareArgs, 'true']).status === 0
  const build = ['run', '--silent', 'build']
  return [canUnshare ? ['unshare', [...unshareArgs, 'npm', ...build], env] : ['npm', build, env]]
}

const companyBuild = ['scripts/run.cjs', '../tests/support/servers/build-company']

async function main(): Promise<number> {
  const all = testsOf(level)
  const chosen = words.length > 0 ? chooseTests(words, all) : { ...all, places: [] }
  const needsSite = chosen.specs.some((file) => /^tests\/(sample|site|nightly)\//.test(file))
  const needsCompany = chosen.specs.some((file) => !/^tests\/(sample|site)\//.test(file))
  // Looks for the browser before any build, to report a missing browser early.
  const browser = chosen.specs.length > 0 ? browserForTests() : ''

  // Collects the temporary files of all scripts, browsers and killed builds.
  const env = { ...temporaryFolder(), TEST_LEVEL: level }
  // Built sites use mock services on this machine; unit tests use the published settings.
  const builtSite = {
    ...(await reservePorts()),
    ...env,
    // Keeps Playwright's cache out of the system's temporary directory.
    PWTEST_CACHE_DIR: resolve('node_modules/.cache/playwright'),
  }

  console.log(
    'Running unit tests and builds at the same time. Each prints its output when it ends; failures are printed last.',
  )
  const site = needsSite ? await siteBuild(builtSite) : []
  const company: Command[] = needsCompany ? [[process.execPath, companyBuild, builtSite]] : []
  const results = await Promise.all([
    runInSequence(jestCommands(chosen.units, env)),
    runInSequence([...site, ...company]),
  ])
  for (const { failure } of results) process.stdout.write(failure)
  const failed = results.find(({ status }) => status !== 0)
  if (failed) {
    if (chosen.specs.length > 0) console.error('The browser tests did not run.')
    return failed.status
  }
  if (chosen.specs.length === 0) return 0
  if (site.length > 0)
    console.log(
      'dist/ now contains a test build with a form that posts to this machine. Before you publish, run npm run build',
    )
  if (level === 'all' && words.length === 0) {
    const missingEngines = installEngines()
    if (missingEngines) console.log(missingEngines)
  }
  const sites = [needsSite && 'site', needsCompany && 'company'].filter(Boolean).join()
  const files = chosen.places.map((place) => `/${place.replaceAll('.', '\\.')}`)
  return run([
    'npx',
    ['playwright', 'test', ...files, ...options],
    { ...builtSite, CHROMIUM_PATH: browser, TEST_SITES: sites },
  ])
}

runCommand(main)
