import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// An old Node is downloaded.
jest.setTimeout(60_000)

function run(program: string, file: string) {
  const { status, stderr } = spawnSync(program, [file], { encoding: 'utf8' })
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

  const home = mkdtempSync(join(tmpdir(), 'old-node-'))
  afterAll(() => rmSync(home, { recursive: true }))
  const { platform, arch } = process
  const old = `node-${platform}-${arch}`
  const { status: isMissing } = spawnSync('npm', ['install', '--prefix', home, `${old}@8`], {
    cwd: home,
    timeout: 50_000,
  })
  const whereOld = isMissing === 0 ? test : test.skip
  whereOld(
    `says that Node is too old${isMissing === 0 ? '' : ` (npm cannot get ${old} here)`}`,
    () => {
      const program = join(home, 'node_modules', old, 'bin', 'node')
      expect(run(program, resolve('scripts/machine/requirements.cjs'))).toEqual({
        status: 1,
        stderr: expect.stringMatching(
          /^Node 8\.\d+\.\d+ is too old for this site\. Install Node 20\.19 or newer: https:\/\/nodejs\.org\n$/,
        ),
      })
    },
  )

  test('says that the packages are not installed', () => {
    cpSync('scripts/machine/requirements.cjs', join(home, 'scripts/machine/requirements.cjs'))
    cpSync('package.json', join(home, 'package.json'))
    expect(run(process.execPath, join(home, 'scripts/machine/requirements.cjs'))).toEqual({
      status: 1,
      stderr: 'The packages of this site are not installed. Run: npm ci\n',
    })
  })
})
