import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { transformSync } from 'esbuild'

function run(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stderr }
}

describe('the first step of every command', () => {
  test('is the same, and before anything else', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    expect(readFileSync('scripts/run.cjs', 'utf8')).toMatch(
      /\*\/\nrequire\('\.\/machine\/requirements\.cjs'\)\n/,
    )
    for (const [name, command] of Object.entries(scripts))
      if (name !== 'clean')
        expect([name, command]).toEqual([
          name,
          expect.stringMatching(/^node scripts\/run\.cjs [\w/-]+( \w+)?$/),
        ])
  })

  const home = mkdtempSync(join(tmpdir(), 'no-packages-'))
  afterAll(() => rmSync(home, { recursive: true }))

  test('says that Node is too old', () => {
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

  test('can be read by every Node', () => {
    const source = readFileSync('scripts/machine/requirements.cjs', 'utf8')
    expect(transformSync(source, { target: 'es5' }).code).toBe(transformSync(source).code)
  })

  test('says that the packages are not installed', () => {
    cpSync('scripts/machine/requirements.cjs', join(home, 'scripts/machine/requirements.cjs'))
    cpSync('package.json', join(home, 'package.json'))
    expect(run(join(home, 'scripts/machine/requirements.cjs'))).toEqual({
      status: 1,
      stderr: 'The packages of this site are not installed. Run: npm ci\n',
    })
  })
})
