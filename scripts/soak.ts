/**
 * `npm run soak`: fifty thousand broken and poisoned files through the check, then the long form of
 * tests/builds.spec.ts, an hour or more of builds.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { testEnvironment } from './local-services'

const env = { ...process.env, ...testEnvironment, SOAK: '1', HOSTILE_RUNS: '50000' }

step('npx', ['jest', 'hostile-content'])
// The tests' server wants a site to serve, although these tests look at copies.
if (!existsSync('dist/index.html')) step('npm', ['run', '--silent', 'build'])
step('npx', ['playwright', 'test', 'tests/builds.spec.ts', '--workers=1', '--reporter=list'])

function step(command: string, options: string[]): void {
  const { status } = spawnSync(command, options, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
