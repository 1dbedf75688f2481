/** `npm test`: tests units and components, then the built site in real browsers. */
import { resolve } from 'node:path'
import { browserForTests } from './machine/browser'
import { installEngines } from './machine/engines'
import { step, stepsAtOnce } from './machine/step'
import { temporaryFolder } from './machine/temporary-folder'
import { withoutNetwork } from './machine/without-network'
import { testEnvironment } from './receiver/local-services'

// Removed with this process, with all that scripts, browsers and killed builds leave there.
const temporary = temporaryFolder()

// Only for the built site, which uses this machine instead of real services; units see it as published.
const builtSite = {
  ...testEnvironment,
  ...temporary,
  CHROMIUM_PATH: browserForTests(),
  // Keeps what Playwright compiles with the packages, and not in the system's temporary directory.
  PWTEST_CACHE_DIR: resolve('node_modules/.cache/playwright'),
}

const missingEngines = installEngines()
if (missingEngines) console.log(missingEngines)
const build = ['npm', 'run', '--silent', 'build']
// A build needs no network; where Linux allows it, this one has none.
const [program = '', ...options] = withoutNetwork(build) ?? build

// The site of the company of the tests is built meanwhile too: unit tests take longer than both builds.
const companyBuild = ['scripts/run.cjs', '../tests/support/servers/build-company']

stepsAtOnce(
  [['npx', ['jest'], temporary]],
  [
    [program, options, builtSite],
    [process.execPath, companyBuild, builtSite],
  ],
).then(() =>
  step('npx', ['playwright', 'test', ...process.argv.slice(2)], {
    ...builtSite,
    COMPANY_IS_BUILT: '1',
  }),
)
