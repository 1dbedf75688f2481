import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  buildConditions,
  discardCache,
  isCacheWhole,
  noteFinished,
  restoreSite,
} from './build-cache'
import { compileGatsbyFiles } from './gatsby-files'

let root: string

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const isWhole = async (...options: string[]) => isCacheWhole(root, await conditions(...options))
const conditions = async (...options: string[]) =>
  buildConditions(root, options, await compileGatsbyFiles(root))

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'cache-'))
  write('gatsby-node.ts', "export { step } from './src/generator/step'")
  write('gatsby-config.ts', 'export default {}')
  write('src/generator/step.ts', 'export const step = 1')
  write('src/components/Button.tsx', 'export const Button = 1')
  write('src/pdf/template/portfolio.typ', 'Hello')
  write('.cache/redux/redux.rest.state', 'state')
  write('.cache/data/datastore/data.mdb', 'nodes')
  write('public/about/index.html', '<h1>About</h1>')
  noteFinished(root, await conditions())
})
afterEach(() => rmSync(root, { recursive: true }))

test('what a finished build has left is used by the next one', async () => {
  expect(await isWhole()).toBe(true)
  // The check keeps its own results, and pages' components are webpack's concern.
  write('.cache/content-check.json', 'results')
  write('src/components/Button.tsx', 'export const Button = 2')
  expect(await isWhole()).toBe(true)
})

test('files that were put back from a copy are told by their content', async () => {
  const folder = join(root, '.cache')
  cpSync(folder, `${folder}.copy`, { recursive: true, preserveTimestamps: true })
  rmSync(folder, { recursive: true })
  renameSync(`${folder}.copy`, folder)
  expect(await isWhole()).toBe(true)
})

test('a file with other content is found even where its size and time of change are as before', async () => {
  const file = '.cache/redux/redux.rest.state'
  const time = new Date('2026-01-01')
  utimesSync(join(root, file), time, time)
  noteFinished(root, await conditions())
  expect(await isWhole()).toBe(true)
  write(file, 'stale')
  utimesSync(join(root, file), time, time)
  expect(await isWhole()).toBe(false)
})

test.each([
  ['a file of the cache with other content', '.cache/redux/redux.rest.state', 'stats'],
  ['a truncated file of the cache', '.cache/data/datastore/data.mdb', 'no'],
  ['a file that the build did not leave', '.cache/redux/another', ''],
  ['a truncated page', 'public/about/index.html', '<h1>'],
  ['a step of the build', 'src/generator/step.ts', 'export const step = 2'],
  ['a template of the PDFs', 'src/pdf/template/portfolio.typ', 'Bye'],
  ['a note that is cut off', '.cache/finished-build.json', '{"conditions":'],
])('%s leads to a clean build', async (_what, file, text) => {
  write(file, text)
  expect(await isWhole()).toBe(false)
})

test('so do a missing file, other options and another path prefix', async () => {
  expect(await isWhole('--prefix-paths')).toBe(false)
  process.env.PATH_PREFIX = '/docs'
  expect(await isWhole()).toBe(false)
  delete process.env.PATH_PREFIX
  expect(await isWhole()).toBe(true)
  rmSync(join(root, '.cache/data'), { recursive: true })
  expect(await isWhole()).toBe(false)
})

test('a clean build begins with nothing but the last good site', () => {
  write('dist.last/index.html', 'site')
  restoreSite(root)
  discardCache(root)
  expect(readdirSync(root).sort()).toEqual(['dist', 'gatsby-config.ts', 'gatsby-node.ts', 'src'])
})
