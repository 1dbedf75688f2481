import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Node } from 'gatsby'
import { Content } from './content'
import { entriesSettled } from './entries'

const root = mkdtempSync(join(tmpdir(), 'entries-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A content of which one client is placed, and the data layer that has its entry. */
function clientOf(version: string) {
  const content = new Content(root)
  content.placed.keys.set('clients/bank.mdx', version)
  const internal = {
    type: 'Client',
    owner: 'any-plugin',
    contentDigest: `${version}\n${content.placed.version}`,
  }
  const node: Node = { id: 'clients/bank', parent: null, children: [], internal }
  return { content, getNode: () => node }
}

test('an entry has settled once queries find it, which is after its node is there', async () => {
  const { content, getNode } = clientOf('first')
  let list: () => void = () => undefined
  content.listed = new Promise<void>((done) => {
    list = done
  })
  let hasSettled = false
  const settled = entriesSettled(['clients/bank.mdx'], { getNode }, content).then(() => {
    hasSettled = true
  })
  await new Promise((done) => setTimeout(done, 50))
  expect(hasSettled).toBe(false)
  list()
  await settled
})

test('an entry has not settled while the data layer has its last version', async () => {
  const { content, getNode } = clientOf('first')
  content.placed.keys.set('clients/bank.mdx', 'second')
  let hasSettled = false
  const settled = entriesSettled(['clients/bank.mdx'], { getNode }, content).then(() => {
    hasSettled = true
  })
  await new Promise((done) => setTimeout(done, 50))
  expect(hasSettled).toBe(false)
  content.placed.keys.set('clients/bank.mdx', 'first')
  await settled
})
