import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SourceNodesArgs } from 'gatsby'
import { article, benchSlug } from '../../scripts/bench/articles'
import { acceptedFolder } from './accepted-content'
import { sourceAgain, sourceEntries } from './nodes'
import { PageMaking } from './page-making'

interface Entry {
  id: string
  title: string
  internal: { type: string; contentDigest: string }
}

const root = mkdtempSync(join(tmpdir(), 'nodes-'))
const pathOf = (index: number) => join(root, acceptedFolder, 'articles', `${benchSlug(index)}.mdx`)
const idOf = (index: number) => `articles/${benchSlug(index)}`

/** Gatsby's data layer, and how often a node was written. */
const nodes = new Map<string, Entry>()
let written = 0

const pageMaking = new PageMaking()

beforeAll(() => {
  mkdirSync(dirname(pathOf(0)), { recursive: true })
  for (const index of [0, 1]) writeFileSync(pathOf(index), article(index))
  return sourceEntries({
    store: { getState: () => ({ program: { directory: root } }) },
    getNodesByType: () => [],
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
  writeFileSync(
    pathOf(0),
    article(0).replace(/^title: .*$/m, 'title: Another title of the article'),
  )
  rmSync(pathOf(1))
  await sourceAgain(pageMaking)
  expect(written).toBe(before + 1)
  expect([...nodes.values()].map(({ title }) => title)).toEqual(['Another title of the article'])
})

test('what comes while pages are being made waits until they are', async () => {
  pageMaking.begin()
  writeFileSync(pathOf(2), article(2))
  const sourced = sourceAgain(pageMaking)
  await nextTurn()
  expect(nodes.has(idOf(2))).toBe(false)
  pageMaking.end()
  await sourced
  expect(nodes.has(idOf(2))).toBe(true)
})
