import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyOf } from '../../content-model/check/check-cache'
import { StagedContent } from './staged-content'

const root = mkdtempSync(join(tmpdir(), 'staged-'))
const [a, b] = ['articles/a.mdx', 'articles/b.mdx'] as const
const [c, d] = ['articles/c.mdx', 'articles/d.mdx'] as const
const copyOf = (path: string) => join(root, '.cache', 'content', path)

/** The versions that the check has accepted. */
const accepted = new Map<string, string>()

function write(path: string, text: string): void {
  writeFileSync(join(root, 'content', path), text)
  accepted.set(path, keyOf(path, Buffer.from(text)))
}

mkdirSync(join(root, 'content', 'articles'), { recursive: true })
const staged = new StagedContent(root)
afterAll(() => rmSync(root, { recursive: true }))

test('each accepted file has a copy', () => {
  for (const path of [a, b]) write(path, 'one')
  expect(staged.stage(accepted)).toEqual({ changed: [a, b], waiting: [] })
  expect(readFileSync(copyOf(b), 'utf8')).toBe('one')
})

test('what has not changed is not written again, and what is gone is removed', () => {
  writeFileSync(copyOf(a), 'not written again')
  accepted.delete(b)
  write(c, 'one')
  expect(staged.stage(accepted)).toEqual({ changed: [b, c], waiting: [] })
  expect(existsSync(copyOf(b))).toBe(false)
  expect(readFileSync(copyOf(a), 'utf8')).toBe('not written again')
})

test('a file that has changed since its check, or has gone, waits for the next one', () => {
  for (const path of [b, c, d]) write(path, 'two')
  writeFileSync(join(root, 'content', b), 'three')
  rmSync(join(root, 'content', c))
  expect(staged.stage(accepted)).toEqual({ changed: [d], waiting: [c, b] })
  expect(readFileSync(copyOf(c), 'utf8')).toBe('one')
})

test('a file that is not ready keeps its copy, and the others do not wait for it', () => {
  write(a, 'two')
  write(b, 'three')
  accepted.delete(d)
  const isReady = (path: string) => path === b
  expect(staged.stage(accepted, isReady)).toEqual({ changed: [b], waiting: [a, c, d] })
  expect(existsSync(copyOf(d))).toBe(true)
})

test('a copy has line feeds, and no byte order mark', () => {
  write(a, '\uFEFF---\r\ntitle: A\r---\r\n')
  staged.stage(accepted)
  expect(readFileSync(copyOf(a), 'utf8')).toBe('---\ntitle: A\n---\n')
})

test('the next run knows the copies', () => {
  expect([...new StagedContent(root).keys.keys()]).toEqual([...staged.keys.keys()].sort())
})
