import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Node } from 'gatsby'
import { checkContent } from '../../content-model/check/check'
import { Content } from '../nodes/content'
import { copyPictures } from '../nodes/content-pictures'
import { PageMaking } from './page-making'
import { Placement } from './placement'

/** Milliseconds in which a lost change is repeated, with room for a slow machine. */
const repeatTimeoutMs = 5000

const root = mkdtempSync(join(tmpdir(), 'placement-'))
const written = join(root, 'content', 'clients')
const text = 'clients/bank.mdx'
const client = '---\nname: Bank\nlogo: { src: ./logo.png, alt: Bank }\norder: 10\n---\n'
const copies = join(root, '.cache', 'content', 'clients')

const content = new Content(root)
/** The `File` nodes that Gatsby has. */
const files = new Map<string, Node>()
/** The digest of the entry that Gatsby has. */
let entry = ''
const args = {
  getNode: () => node('entry', entry),
  getNodesByType: () => [...files.values()],
}

function node(id: string, contentDigest: string): Node {
  const internal = { type: 'Any', owner: 'any-plugin', contentDigest }
  return { id, parent: null, children: ['another node'], internal }
}

function fileNode(name: string, bytes: Uint8Array): Node {
  const digest = createHash('md5').update(bytes).digest('hex')
  return { ...node(name, digest), relativePath: `clients/${name}` }
}

/** Does what Gatsby does when it looks at a copy: nothing, if its digest is that of the `File`. */
function takeUp(name: string): void {
  const file = fileNode(name, readFileSync(join(copies, name)))
  if (files.get(name)?.internal.contentDigest === file.internal.contentDigest) return
  files.set(name, file)
  if (name === 'bank.mdx') entry = presentEntry()
}

const presentEntry = () => `${content.placed.keys.get(text)}\n${content.placed.version}`

/** Waits until Gatsby's watcher is made to look at the copy of a picture again. */
async function repeated(name: string): Promise<boolean> {
  const before = statSync(join(copies, name)).mtimeMs
  for (const end = Date.now() + repeatTimeoutMs; Date.now() < end; await wait(20))
    if (statSync(join(copies, name)).mtimeMs !== before) return true
  return false
}

/** The copied text, or none. */
const shown = () => {
  try {
    return readFileSync(join(root, '.cache', 'content', text), 'utf8')
  } catch {
    return ''
  }
}

const pageMaking = new PageMaking()
let placement: Placement
beforeAll(() => {
  for (const folder of [written, copies]) mkdirSync(folder, { recursive: true })
  placement = new Placement(content, pageMaking, args)
})
afterAll(() => {
  // What is still to be repeated waits until pages are made: a later test of the same process would see it.
  pageMaking.begin()
  rmSync(root, { recursive: true })
})

function save(picture: string, source = client): void {
  cpSync(join('tests/fixtures/company/content', picture), join(written, 'logo.png'))
  writeFileSync(join(root, 'content', text), source)
  const check = checkContent(root)
  placement.update(check, copyPictures(root, check))
}

test('a text waits for a picture of which Gatsby has missed the event, which is repeated', async () => {
  save('clients/ombak.png')
  await expect(repeated('logo.png')).resolves.toBe(true)
  expect(shown()).toBe('')
  takeUp('logo.png')
  for (const end = Date.now() + repeatTimeoutMs; !shown() && Date.now() < end; ) await wait(20)
  expect(shown()).toContain('logo.png')
})

test('a text comes back although its file has kept the digest of its last version', async () => {
  const last = client.replace('order: 10', 'order: 20')
  const until = async (isSo: () => boolean) => {
    for (const end = Date.now() + repeatTimeoutMs; !isSo() && Date.now() < end; ) await wait(10)
  }
  save('clients/ombak.png', last)
  await until(() => shown() === last)
  files.set('bank.mdx', fileNode('bank.mdx', Buffer.from(last)))
  const gatsby = setInterval(() => takeUp('bank.mdx'), 10)
  const isTakenUp = () => entry === presentEntry() && shown() === last
  await until(isTakenUp)
  clearInterval(gatsby)
  expect(isTakenUp()).toBe(true)
})

test('the event of a picture that has been replaced is repeated as well', async () => {
  save('team/tomas-lim.png')
  await expect(repeated('logo.png')).resolves.toBe(true)
})
