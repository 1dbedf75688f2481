import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'

function run(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stderr }
}

const home = testFolder()

const runWith = (version: string) => {
  const fake = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  writeFileSync(join(home, 'version.cjs'), fake)
  return run('--require', join(home, 'version.cjs'), resolve('scripts/machine/requirements.cjs'))
}

test.each(['18.20.1', '20.18.3', '21.7.3', '22.11.0'])(
  'every command rejects Node %s, which the packages do not support',
  (version) =>
    expect(runWith(version)).toEqual({
      status: 1,
      stderr: `Node ${version} cannot run this site. Install Node 24 or newer: https://nodejs.org\n`,
    }),
)

test.each(['20.19.0', '22.12.0', '24.0.0', '26.1.0'])('commands accept Node %s', (version) =>
  expect(runWith(version)).toEqual({ status: 0, stderr: '' }),
)

test('every command reports missing packages', () => {
  cpSync('scripts/machine/requirements.cjs', join(home, 'scripts/machine/requirements.cjs'))
  cpSync('package.json', join(home, 'package.json'))
  expect(run(join(home, 'scripts/machine/requirements.cjs'))).toEqual({
    status: 1,
    stderr: 'The packages of this site are not installed. Run: npm ci\n',
  })
})
