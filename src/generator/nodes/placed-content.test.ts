import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { article, benchSlug } from '../../../scripts/bench/articles'
import { keyOf } from '../../content-model/check/check-cache'
import { PlacedContent } from './placed-content'

const root = mkdtempSync(join(tmpdir(), 'placed-'))
const pathOf = (index: number) => `articles/${benchSlug(index)}.mdx`
const copyOf = (index: number) => join(root, '.cache', 'content', pathOf(index))

/** The versions that the check has accepted. */
const accepted = new Map<string, string>()

function write(index: number, text: string): void {
  writeFileSync(join(root, 'content', pathOf(index)), text)
  accepted.set(pathOf(index), keyOf(pathOf(index), Buffer.from(text)))
}

let placed: PlacedContent
beforeAll(() => {
  for (const folder of ['content/articles', '.cache'])
    mkdirSync(join(root, folder), { recursive: true })
  placed = new PlacedContent(root)
})
afterAll(() => rmSync(root, { recursive: true }))

test('each accepted file has a copy', () => {
  for (const index of [0, 1]) write(index, article(index))
  expect(placed.place(accepted)).toEqual({ changed: [pathOf(0), pathOf(1)], waiting: [] })
  expect(readFileSync(copyOf(1), 'utf8')).toBe(article(1))
})

test('what has not changed is not written again, and what is gone is removed', () => {
  writeFileSync(copyOf(0), 'not written again')
  accepted.delete(pathOf(1))
  write(2, article(2))
  expect(placed.place(accepted)).toEqual({ changed: [pathOf(1), pathOf(2)], waiting: [] })
  expect(existsSync(copyOf(1))).toBe(false)
  expect(readFileSync(copyOf(0), 'utf8')).toBe('not written again')
})

test('a file that has changed since its check, or has gone, waits for the next one', () => {
  write(3, article(3))
  writeFileSync(join(root, 'content', pathOf(3)), article(4))
  write(30, article(30))
  rmSync(join(root, 'content', pathOf(30)))
  write(31, article(31))
  const waiting = [pathOf(3), pathOf(30)]
  expect(placed.place(accepted)).toEqual({ changed: [pathOf(31)], waiting })
  write(3, article(4))
  accepted.delete(pathOf(30))
  expect(placed.place(accepted)).toEqual({ changed: [pathOf(3)], waiting: [] })
})

test('a file that is not ready keeps its copy, and the others do not wait for it', () => {
  write(0, article(10))
  write(20, article(20))
  const isReady = (path: string) => path !== pathOf(0)
  expect(placed.place(accepted, isReady)).toEqual({ changed: [pathOf(20)], waiting: [pathOf(0)] })
  expect(readFileSync(copyOf(0), 'utf8')).toBe('not written again')
})

test('the next run knows the copies', () => {
  const paths = [...new PlacedContent(root).keys.keys()]
  expect(paths).toEqual([...placed.keys.keys()].sort())
})
