/**
 * `npm run audit` tests every page of a fresh build in every state, for an hour or more: axe in both themes
 * on three screens with everything open that opens; zoom, text spacing and the size of targets; every stop of
 * the keyboard; a click on every control by mouse and by touch; what moves by itself at any width; the
 * content security policy; the console, of the site and of the development server; and the layouts with
 * content at the limits of what writers may do.
 *
 * `npm run audit -- layout` runs one of these.
 */
import { browserForTests } from './machine/browser'
import { step } from './machine/step'
import { testEnvironment } from './receiver/local-services'

const env = { ...testEnvironment, CHROMIUM_PATH: browserForTests(), AUDIT: '1' }
const requestedTests = process.argv.slice(2)
const allTests = ['tests/audit/', 'tests/site/policy.spec.ts']

step('npm', ['run', '--silent', 'build'], env)
step('npx', ['playwright', 'test', ...(requestedTests.length > 0 ? requestedTests : allTests)], env)
