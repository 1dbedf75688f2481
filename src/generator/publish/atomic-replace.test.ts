import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceFolders } from './atomic-replace'

const root = mkdtempSync(join(tmpdir(), 'replace-'))
const path = (name: string) => join(root, name)
afterAll(() => rmSync(root, { recursive: true }))

const publish = (words: string, earlier: string) =>
  replaceFolders(
    root,
    { dist: (next) => writeFileSync(join(next, 'index.html'), words) },
    { dist: earlier },
  )

test('a folder that has been replaced is the one that is filled next', async () => {
  for (const words of ['first', 'second', 'third']) await publish(words, path('spare'))
  expect(readFileSync(path('dist/index.html'), 'utf8')).toBe('third')
  expect(readFileSync(path('spare/index.html'), 'utf8')).toBe('second')
})

test('where it cannot stay, as on another disk, it goes', async () => {
  writeFileSync(path('file'), '')
  await publish('fourth', path('file/spare'))
  expect(readFileSync(path('dist/index.html'), 'utf8')).toBe('fourth')
  expect(existsSync(path('dist.last'))).toBe(false)
})
