/** `npm test`: units and components, then the built site in a real browser. */
import { browserForTests } from './browser'
import { testEnvironment } from './local-services'
import { step } from './step'

// Units see the site as it is published; the built site talks to this machine instead of real services.
const builtSite = { ...testEnvironment, CHROMIUM_PATH: browserForTests() }

step('npx', ['jest'])
step('npm', ['run', '--silent', 'build'], builtSite)
step('npx', ['playwright', 'test', ...process.argv.slice(2)], builtSite)
