import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SourceNodesArgs } from 'gatsby'
import { article, benchSlug } from '../../../scripts/bench/articles'
import { keyOf } from '../../content-model/check/check-cache'
import { PageMaking } from '../dev-server/page-making'
import { expectEntries, sourceAgain, sourceEntries } from './nodes'

interface Entry {
  id: string
  title: string
  internal: { type: string; contentDigest: string }
}

const root = mkdtempSync(join(tmpdir(), 'nodes-'))
const pathOf = (index: number) => `articles/${benchSlug(index)}.mdx`
const idOf = (index: number) => `articles/${benchSlug(index)}`

/** Gatsby's data layer, and how often a node was written. */
const nodes = new Map<string, Entry>()
let written = 0

const pageMaking = new PageMaking()

/** Pictures that Gatsby knows. */
const files: { absolutePath: string; children: string[] }[] = []

/** What the check has accepted. */
const texts = new Map<string, string>()

function write(index: number, text: string): void {
  const path = pathOf(index)
  writeFileSync(join(root, 'content', path), text)
  texts.set(path, keyOf(path, Buffer.from(text)))
}

beforeAll(() => {
  mkdirSync(join(root, 'content', 'articles'), { recursive: true })
  for (const index of [0, 1]) write(index, article(index))
  expectEntries(texts)
  return sourceEntries({
    store: { getState: () => ({ program: { directory: root } }) },
    getNodesByType: (type: string) => (type === 'File' ? [...files] : []),
    getNode: (id: string) => nodes.get(id),
    actions: {
      createNode: (node: Entry) => {
        nodes.set(node.id, node)
        written += 1
      },
      deleteNode: ({ id }: Entry) => nodes.delete(id),
    },
  } as unknown as SourceNodesArgs)
})
afterAll(() => rmSync(root, { recursive: true }))

test('each file is an entry', () => {
  expect([...nodes.keys()]).toEqual([idOf(0), idOf(1)])
  expect(nodes.get(idOf(0))).toMatchObject({ internal: { type: 'Article' } })
})

test('what has not changed is not written again, and what is gone is deleted', async () => {
  const before = written
  write(0, article(0).replace(/^title: .*$/m, 'title: Another title of the article'))
  texts.delete(pathOf(1))
  await sourceAgain(pageMaking)
  expect(written).toBe(before + 1)
  expect([...nodes.values()].map(({ title }) => title)).toEqual(['Another title of the article'])
})

test('what comes while pages are being made waits until they are', async () => {
  pageMaking.begin()
  write(2, article(2))
  const sourced = sourceAgain(pageMaking)
  await nextTurn()
  expect(nodes.has(idOf(2))).toBe(false)
  pageMaking.end()
  await sourced
  expect(nodes.has(idOf(2))).toBe(true)
})

test('a file that has changed since its check is left to the next one', async () => {
  write(3, article(3))
  writeFileSync(join(root, 'content', pathOf(3)), article(4))
  await expect(sourceAgain(pageMaking)).rejects.toThrow(pathOf(3))
  expect(nodes.has(idOf(3))).toBe(false)
  write(3, article(4))
  await sourceAgain(pageMaking)
  expect(nodes.has(idOf(3))).toBe(true)
})

test('an entry waits for its picture, and the others do not wait for it', async () => {
  write(20, article(20, 5))
  write(21, article(21))
  await sourceAgain(pageMaking)
  expect([nodes.has(idOf(20)), nodes.has(idOf(21))]).toEqual([false, true])
  const absolutePath = join(root, '.cache', 'content', 'articles', 'bench-figure-5.png')
  files.push({ absolutePath, children: [] })
  await sourceAgain(pageMaking)
  expect(nodes.has(idOf(20))).toBe(false)
  files.push({ absolutePath, children: ['its sizes'] })
  await sourceAgain(pageMaking)
  expect(nodes.has(idOf(20))).toBe(true)
})

test('one file that cannot be read does not keep the others from being shown', async () => {
  write(30, article(30))
  rmSync(join(root, 'content', pathOf(30)))
  write(31, article(31))
  await expect(sourceAgain(pageMaking)).rejects.toThrow(pathOf(30))
  expect([nodes.has(idOf(30)), nodes.has(idOf(31))]).toEqual([false, true])
  texts.delete(pathOf(30))
})
