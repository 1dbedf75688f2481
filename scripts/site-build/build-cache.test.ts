import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'
import {
  hasFinished,
  isUnfinished,
  noteBegun,
  noteFinished,
} from '../../src/generator/publish/build-note'
import { writeChanged } from '../../src/generator/publish/files'
import { buildConditions, discardCache } from './build-cache'

let root: string
const write = (file: string, text: string) => writeChanged(join(root, file), text)
const conditions = (...options: string[]) => buildConditions(root, options, ['gatsby-node.ts'])

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
  const before = conditions()
  expect(conditions()).toBe(before)
  write(file, 'other text')
  expect(conditions()).not.toBe(before)
})

test('options and the path prefix invalidate the cache, components do not', () => {
  const before = conditions()
  write('src/components/Button.tsx', 'text')
  expect(conditions()).toBe(before)
  expect(conditions('--prefix-paths')).not.toBe(before)
  const prefix = jest.replaceProperty(process, 'env', { ...process.env, PATH_PREFIX: '/docs' })
  expect(conditions()).not.toBe(before)
  prefix.restore()
})

test('only finished builds with the same conditions leave a usable cache', () => {
  expect([hasFinished(root, 'same'), isUnfinished(root)]).toEqual([false, false])
  const production = jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'production',
  })
  noteBegun(root)
  expect([hasFinished(root, 'same'), isUnfinished(root)]).toEqual([false, true])
  noteFinished(root, 'same')
  expect([hasFinished(root, 'same'), hasFinished(root, 'other')]).toEqual([true, false])
  production.restore()
  // The development server reuses its own cache, but a build does not.
  noteBegun(root)
  expect([hasFinished(root, 'same'), isUnfinished(root)]).toEqual([false, false])
  // Discarding the cache keeps the previous site.
  discardCache(root)
  expect(readdirSync(root).sort()).toEqual(['dist', 'gatsby-node.ts', 'package-lock.json', 'src'])
})
