/** `npm test`: units and components, then the built site in a real browser. */
import { spawnSync } from 'node:child_process'
import { findBrowser, installBrowser, missingBrowser } from './browser'
import { testEnvironment } from './local-services'

const browser = findBrowser() ?? installBrowser()
if (!browser) {
  console.error(missingBrowser)
  process.exit(1)
}

step('npx', ['jest'])
step('npm', ['run', '--silent', 'build'])
step('npx', ['playwright', 'test', ...process.argv.slice(2)])

function step(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...testEnvironment, CHROMIUM_PATH: browser },
  })
  if (status !== 0) process.exit(status ?? 1)
}
