/**
 * `npm run soak -- dev` tests what once ended the development server, and two thousand random operations on
 * it with 100 and with 1,000 articles (SOAK_OPERATIONS and SOAK_SEED choose others). `npm run soak` puts
 * fifty thousand broken and hostile files through the check, then runs the long form of
 * tests/builds/builds.spec.ts, much content and all of the above: an hour or more of builds.
 */
import { existsSync } from 'node:fs'
import { step } from './machine/step'
import { testEnvironment } from './receiver/local-services'

const env = { ...testEnvironment, SOAK: '1', HOSTILE_RUNS: '50000' }

const onlyDev = process.argv[2] === 'dev'
if (!onlyDev) step('npx', ['jest', 'hostile-content'], env)
// Playwright's server needs a site to serve, although these tests use copies.
if (!existsSync('dist/index.html')) step('npm', ['run', '--silent', 'build'], env)
step(
  'npx',
  [
    'playwright',
    'test',
    ...(onlyDev
      ? ['tests/soak/development-faults.spec.ts', 'tests/soak/development-server.spec.ts']
      : ['tests/builds/builds.spec.ts', 'tests/soak']),
    '--workers=1',
    '--reporter=list',
  ],
  env,
)
