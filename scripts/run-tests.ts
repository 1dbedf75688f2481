/**
 * `npm test`, `npm run test:all` and `npm run test:nightly`: units and components, then built sites in real browsers.
 * Words choose tests by the path of their file, as in `npm test -- contact`. Options are Playwright’s, those of
 * `npx playwright test --help`: `npm test -- contact.spec --grep=budget` runs those with that word in their name.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { filesBelow } from '../src/generator/publish/files'
import type { Level } from '../tests/levels'
import { browserForTests } from './machine/browser'
import { installEngines } from './machine/engines'
import { runCommand } from './machine/run-command'
import { isUpToDate } from './machine/site-digest'
import { type Command, run, runInTurn } from './machine/step'
import { temporaryFolder } from './machine/temporary-folder'
import { testEnvironment } from './receiver/local-services'

const [requested = 'quick', ...args] = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('-'))
const options = args.filter((arg) => arg.startsWith('-'))
/** Whoever names tests wants them all, also those that `npm test` leaves out. */
const level = (words.length > 0 && requested === 'quick' ? 'all' : requested) as Level

const isChosen = (file: string) =>
  words.length === 0 || words.some((word) => new RegExp(word, 'i').test(file))
const specs = filesBelow('tests').filter((file) => file.endsWith('.spec.ts') && isChosen(file))
const needsSite = specs.some((file) => /^(audit|sample|site|nightly)\//.test(file))
const needsCompany = specs.some((file) => !/^(audit|builds|sample|site)\//.test(file))

// Said before anything else is done, where there is none.
const browser = words.length > 0 && specs.length === 0 ? '' : browserForTests()

// Removed with this process, with all that scripts, browsers and killed builds leave there.
const temporary = { ...temporaryFolder(), TEST_LEVEL: level }

// Only for the built site, which uses this machine instead of real services; units see it as published.
const builtSite = {
  ...testEnvironment,
  ...temporary,
  // Keeps what Playwright compiles with the packages, and not in the system's temporary directory.
  PWTEST_CACHE_DIR: resolve('node_modules/.cache/playwright'),
}

/** Returns the build of the site in `content/`, unless `dist/` is up to date. */
function siteBuild(): Command[] {
  if (!needsSite) return []
  if (isUpToDate('.', { ...process.env, ...builtSite })) {
    console.log('dist/ is up to date')
    return []
  }
  // A build needs no network; where Linux allows it, this one has none.
  const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user']
  const cut = [...asRoot, '--net', '--']
  const canCut = spawnSync('unshare', [...cut, 'true']).status === 0
  const build = ['run', '--silent', 'build']
  return [canCut ? ['unshare', [...cut, 'npm', ...build], builtSite] : ['npm', build, builtSite]]
}

/** The site of the company of the tests, which says itself whether it is up to date. */
const companyBuild = ['scripts/run.cjs', '../tests/support/servers/build-company']

/** Unit tests that try at random, by words of their paths. */
const unitsAtRandom = ['hostile', 'visibility', 'lost-words', 'outbox', 'draw']

async function main(): Promise<number> {
  console.log(
    'Unit tests run beside the builds that are needed. Each prints its output when it ends.',
  )
  // Nightly, only those that try at random have something to add.
  const unitTests = level === 'nightly' && words.length === 0 ? unitsAtRandom : words
  const jest: Command = ['npx', ['jest', '--passWithNoTests', ...unitTests], temporary]
  const company: Command = [process.execPath, companyBuild, builtSite]
  const builds = [...siteBuild(), ...(needsCompany ? [company] : [])]
  // The builds take both cores where there is one; units fill what they leave.
  const [units, built] = await Promise.all([runInTurn([jest]), runInTurn(builds)])
  if (units || built || specs.length === 0) return units || built
  if (level === 'all' && words.length === 0) {
    const missingEngines = installEngines()
    if (missingEngines) console.log(missingEngines)
  }
  const env = {
    ...builtSite,
    CHROMIUM_PATH: browser,
    TEST_SITES: [needsSite && 'site', needsCompany && 'company'].filter(Boolean).join(),
  }
  return run(['npx', ['playwright', 'test', ...words, ...options], env])
}

runCommand(main)
