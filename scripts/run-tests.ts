/** `npm test`: units and components, then the built site in real browsers. */
import { resolve } from 'node:path'
import { browserForTests } from './machine/browser'
import { installEngines } from './machine/engines'
import { step, stepsAtOnce } from './machine/step'
import { temporaryFolder } from './machine/temporary-folder'
import { withoutNetwork } from './machine/without-network'
import { testEnvironment } from './receiver/local-services'

// What scripts, browsers and killed builds leave there goes with this process.
const temporary = temporaryFolder()

// Units see the site as it is published; the built site talks to this machine instead of real services.
const builtSite = {
  ...testEnvironment,
  ...temporary,
  CHROMIUM_PATH: browserForTests(),
  // What Playwright has compiled stands with the packages, and not in the system's temporary directory.
  PWTEST_CACHE_DIR: resolve('node_modules/.cache/playwright'),
}

const missingEngines = installEngines()
if (missingEngines) console.log(missingEngines)
const build = ['npm', 'run', '--silent', 'build']
// No build asks anybody for anything; where Linux lets us, this one could not.
const [program = '', ...options] = withoutNetwork(build) ?? build

// Each keeps one core at work for most of its time.
stepsAtOnce(['npx', ['jest'], temporary], [program, options, builtSite]).then(() =>
  step('npx', ['playwright', 'test', ...process.argv.slice(2)], builtSite),
)
