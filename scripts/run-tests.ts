/** `npm test`: units and components, then the built site in a real browser. */
import { browserForTests } from './browser'
import { testEnvironment } from './local-services'
import { step } from './step'
import { withoutNetwork } from './without-network'

// Units see the site as it is published; the built site talks to this machine instead of real services.
const builtSite = { ...testEnvironment, CHROMIUM_PATH: browserForTests() }

step('npx', ['jest'])
const build = ['npm', 'run', '--silent', 'build']
const [program = '', ...options] = withoutNetwork(build) ?? build
// No build asks anybody for anything; where Linux lets us, this one could not.
step(program, options, builtSite)
step('npx', ['playwright', 'test', ...process.argv.slice(2)], builtSite)
