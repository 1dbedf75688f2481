/** `npm test`: units and components, then the built site in a real browser. */
import { spawnSync } from 'node:child_process'
import { findBrowser, installBrowser, missingBrowser } from './browser'
import { testEnvironment } from './local-services'

const browser = findBrowser() ?? installBrowser()
if (!browser) {
  console.error(missingBrowser)
  process.exit(1)
}

// Units see the site as it is published; the built site talks to this machine instead of real services.
const builtSite = { ...testEnvironment, CHROMIUM_PATH: browser }

step('npx', ['jest'])
step('npm', ['run', '--silent', 'build'], builtSite)
step('npx', ['playwright', 'test', ...process.argv.slice(2)], builtSite)

function step(command: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}
