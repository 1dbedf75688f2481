import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { writeContent } from '../../src/content-model/testing/content-fixture'
import { writeGenerated } from '../content/generated'

// Starting a process takes long on slow machines.
jest.setTimeout(120_000)

/** A project with the packages that `npm ci --omit=dev` installs. */
let root: string

beforeAll(() => {
  root = writeContent({})
  writeGenerated(root)
  for (const name of ['package.json', 'scripts', 'src', 'tests/levels.ts'])
    cpSync(name, join(root, name), { recursive: true })
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  // The links include nested packages.
  for (const [path, { dev }] of Object.entries(packages))
    if (!dev && /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) {
      mkdirSync(join(root, dirname(path)), { recursive: true })
      symlinkSync(resolve(path), join(root, path))
    }
})
afterAll(() => rmSync(root, { recursive: true }))

test.each([
  ['serve', [], 'There is no built site in dist. Build it first: npm run build'],
  ['start', [], '“x” is not a port. Write a number from 1024 to 65535.'],
  ['check', [], lackOf('@biomejs/biome')],
  ['run-tests', [], lackOf('@playwright/test')],
  ['translation', [], lackOf('diff')],
] as const)(
  'without development packages, %s starts or names the missing package',
  (command, args, words) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts/run.cjs'), command, ...args],
      { cwd: root, encoding: 'utf8', env: { ...process.env, GITHUB_ACTIONS: '', PORT: 'x' } },
    )
    expect([status, stderr]).toEqual([1, `${words}\n`])
  },
)

function lackOf(name: string): string {
  return `This command needs ${name}, which npm ci --omit=dev leaves out. Run: npm ci`
}
