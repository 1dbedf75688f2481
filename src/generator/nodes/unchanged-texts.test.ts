import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder } from './placed-content'
import { isUnchanged, noteUnchanged } from './unchanged-texts'

const root = mkdtempSync(join(tmpdir(), 'unchanged-'))
const copyOf = (path: string) => join(root, contentFolder, path).replaceAll('\\', '/')

beforeAll(() => {
  mkdirSync(join(root, '.cache'))
  jest.spyOn(process, 'cwd').mockReturnValue(root)
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => rmSync(root, { recursive: true }))

test('a build leaves out the texts that were noted; the development server looks at all', () => {
  noteUnchanged(root, ['articles/kept.mdx'])
  expect(isUnchanged(copyOf('articles/kept.mdx'))).toBe(false)
  const environment = jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'production',
  })
  expect(isUnchanged(copyOf('articles/kept.mdx'))).toBe(true)
  expect(isUnchanged(copyOf('articles/edited.mdx'))).toBe(false)
  expect(isUnchanged(copyOf('articles'))).toBe(false)
  environment.restore()
})
