import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'

function run(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stderr }
}

const home = testFolder()

test('every command reports an old version of Node', () => {
  const old = "Object.defineProperty(process, 'versions', { value: { node: '20.18.3' } })"
  writeFileSync(join(home, 'old.cjs'), old)
  expect(
    run('--require', join(home, 'old.cjs'), resolve('scripts/machine/requirements.cjs')),
  ).toEqual({
    status: 1,
    stderr:
      'Node 20.18.3 is too old for this site. Install Node 20.19 or newer: https://nodejs.org\n',
  })
})

test('every command reports missing packages', () => {
  cpSync('scripts/machine/requirements.cjs', join(home, 'scripts/machine/requirements.cjs'))
  cpSync('package.json', join(home, 'package.json'))
  expect(run(join(home, 'scripts/machine/requirements.cjs'))).toEqual({
    status: 1,
    stderr: 'The packages of this site are not installed. Run: npm ci\n',
  })
})
