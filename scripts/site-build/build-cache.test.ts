import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'
import {
  hasFinished,
  isUnfinished,
  recordBuildEnd,
  recordBuildStart,
} from '../../src/generator/publish/build-record'
import { writeChanged } from '../../src/generator/publish/files'
import { digestOfInputs, discardCache } from './build-cache'

let root: string
const write = (file: string, text: string) => writeChanged(join(root, file), text)
const digest = (...options: string[]) => digestOfInputs(root, options, ['gatsby-node.ts'])

beforeEach(() => {
  root = testFolder()
  for (const file of ['gatsby-node.ts', 'package-lock.json', 'src/pdf/page.typ', 'dist/index.html'])
    write(file, 'text')
  mkdirSync(join(root, '.cache'))
})

test.each([
  ['a step of the build', 'gatsby-node.ts'],
  ['a package', 'package-lock.json'],
  ['a template of the PDFs', 'src/pdf/page.typ'],
  ['a PDF of the company', 'static/terms.pdf'],
])('a change of %s invalidates the cache', (_name, file) => {
  const before = digest()
  expect(digest()).toBe(before)
  write(file, 'other text')
  expect(digest()).not.toBe(before)
})

test('options and the path prefix invalidate the cache, but components do not', () => {
  const before = digest()
  write('src/components/Button.tsx', 'text')
  expect(digest()).toBe(before)
  expect(digest('--prefix-paths')).not.toBe(before)
  const prefix = jest.replaceProperty(process, 'env', { ...process.env, PATH_PREFIX: '/docs' })
  expect(digest()).not.toBe(before)
  prefix.restore()
})

test('a build leaves a usable cache only if it finished with the same inputs', () => {
  expect([hasFinished(root, 'same'), isUnfinished(root)]).toEqual([false, false])
  const production = jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'production',
  })
  recordBuildStart(root)
  expect([hasFinished(root, 'same'), isUnfinished(root)]).toEqual([false, true])
  recordBuildEnd(root, 'same')
  expect([hasFinished(root, 'same'), hasFinished(root, 'other')]).toEqual([true, false])
  production.restore()
  // The development server reuses its own cache, but a build does not.
  recordBuildStart(root)
  expect([hasFinished(root, 'same'), isUnfinished(root)]).toEqual([false, false])
  // Discarding the cache keeps the previous site.
  discardCache(root)
  expect(readdirSync(root).sort()).toEqual(['dist', 'gatsby-node.ts', 'package-lock.json', 'src'])
})
