import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf } from '../../content-model/check/check-cache'
import { testFolder } from '../../content-model/testing/test-folder'
import { StagedContent } from './staged-content'

const root = testFolder()
const [a, b] = ['articles/a.mdx', 'articles/b.mdx'] as const
const [c, d] = ['articles/c.mdx', 'articles/d.mdx'] as const
const copyOf = (path: string) => join(root, '.cache', 'content', path)

const accepted = new Map<string, string>()

function write(path: string, text: string): void {
  writeFileSync(join(root, 'content', path), text)
  accepted.set(path, keyOf(path, Buffer.from(text)))
}

mkdirSync(join(root, 'content', 'articles'), { recursive: true })
const staged = new StagedContent(root)

test('copies each validated file', () => {
  for (const path of [a, b]) write(path, 'one')
  expect(staged.stage(accepted)).toEqual({ changed: [a, b], waiting: [] })
  expect(readFileSync(copyOf(b), 'utf8')).toBe('one')
})

test('keeps unchanged copies and removes the copy of a deleted file', () => {
  writeFileSync(copyOf(a), 'unchanged')
  accepted.delete(b)
  write(c, 'one')
  expect(staged.stage(accepted)).toEqual({ changed: [b, c], waiting: [] })
  expect(existsSync(copyOf(b))).toBe(false)
  expect(readFileSync(copyOf(a), 'utf8')).toBe('unchanged')
})

test('leaves a file that changed after its check for the next check', () => {
  for (const path of [b, c, d]) write(path, 'two')
  writeFileSync(join(root, 'content', b), 'three')
  rmSync(join(root, 'content', c))
  expect(staged.stage(accepted)).toEqual({ changed: [d], waiting: [c, b] })
  expect(readFileSync(copyOf(c), 'utf8')).toBe('one')
})

test('keeps the copy of an unready file and stages the other files', () => {
  write(a, 'two')
  write(b, 'three')
  accepted.delete(d)
  const isReady = (path: string) => path === b
  expect(staged.stage(accepted, isReady)).toEqual({ changed: [b], waiting: [a, c, d] })
  expect(existsSync(copyOf(d))).toBe(true)
})

test('writes line feeds and no byte order mark', () => {
  write(a, '\uFEFF---\r\ntitle: A\r---\r\n')
  staged.stage(accepted)
  expect(readFileSync(copyOf(a), 'utf8')).toBe('---\ntitle: A\n---\n')
})

test('reads the existing copies in the next run', () => {
  expect([...new StagedContent(root).keys.keys()]).toEqual([...staged.keys.keys()].sort())
})
