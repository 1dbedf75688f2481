import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { writeContent } from '../../src/content-model/testing/content-fixture'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { writeGenerated } from '../content/generated'

// Starting a process takes long on slow machines.
jest.setTimeout(120_000)

/** A project with the packages that `npm ci --omit=dev` installs. */
const root = testFolder()

beforeAll(() => {
  writeContent({}, root)
  writeGenerated(root)
  for (const name of ['package.json', 'scripts', 'src', 'tests/levels.ts'])
    cpSync(name, join(root, name), { recursive: true })
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  // The link to a package includes its nested packages.
  for (const [path, { dev }] of Object.entries(packages))
    if (!dev && /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) {
      mkdirSync(join(root, dirname(path)), { recursive: true })
      symlinkSync(resolve(path), join(root, path))
    }
})

// build-packages.full.test.ts tests the commands that need no development packages.
test.each([
  ['check', '@biomejs/biome'],
  ['run-tests', '@playwright/test'],
  ['translation', 'diff'],
])('without development packages, %s names the missing package', (command, name) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.cjs'), command], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '' },
  })
  const words = `This command needs ${name}, which npm ci --omit=dev leaves out. Run: npm ci\n`
  expect([status, stderr]).toEqual([1, words])
})
