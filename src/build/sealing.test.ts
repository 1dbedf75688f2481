import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sealPages, sealSome } from './sealing'
import { readSettings } from './settings'

const root = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const seal = { services: readSettings(root), pathPrefix: '', boot: 'boot' }
const html = (index: number) =>
  `<head><meta charSet="utf-8"/><style>a{top:${index}px}</style><script src="/boot.js"></script></head>“${index}”`

test('two threads seal each of many pages, and as one thread does', async () => {
  const pages = Array.from({ length: 1000 }, (_, index) => {
    const source = join(folder, `${index}.html`)
    writeFileSync(source, html(index))
    return { source, file: join(folder, `${index}.sealed`) }
  })
  await sealPages(root, { seal, pages })
  const sealed = pages.map(({ file }) => readFileSync(file, 'utf8'))
  sealSome({ seal, pages }, pages.keys())
  expect(sealed).toEqual(pages.map(({ file }) => readFileSync(file, 'utf8')))
  expect(sealed[7]).toContain('“7”')
  expect(new Set(sealed.map((page) => /style-src ([^;]*)/.exec(page)?.[1])).size).toBe(1000)
})

test('a page that cannot be sealed ends it, in whichever thread', async () => {
  const source = join(folder, 'none.html')
  writeFileSync(source, '<head></head>')
  const pages = Array.from({ length: 1000 }, (_, index) => ({
    source,
    file: join(folder, `${index}.sealed`),
  }))
  await expect(sealPages(root, { seal, pages })).rejects.toThrow('cannot be sealed')
})
