import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../nodes/settings'
import { finaliseAndCopy, finaliseAndCopyHere } from './finalise-pages'

const root = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const finalise = { services: readSettings('tests/fixtures/company'), pathPrefix: '', boot: 'boot' }
const html = (index: number) =>
  `<head><meta charSet="utf-8"/><style>a{top:${index}px}</style><script src="/boot.js"></script></head><main><h1>“${index}”</h1></main>`
const text = (source: string, index: number) => ({
  html: source,
  path: `/${index}`,
  title: `Page ${index}`,
  description: 'One of many.',
  site: { siteUrl: 'https://www.company.example', pathPrefix: '' },
})

test('two processes finalise each of many pages, write each text and copy each file, as one does', async () => {
  const pages = Array.from({ length: 1000 }, (_, index) => {
    const source = join(folder, `${index}.html`)
    writeFileSync(source, html(index))
    return { source, file: join(folder, `${index}.out`) }
  })
  const copies = pages.map(({ source }) => ({ source, file: `${source}.copy` }))
  const texts = pages.map(({ source }, index) => ({
    text: text(source, index),
    file: `${source}.md`,
  }))
  const task = { finalise, texts, pages, copies }
  await finaliseAndCopy(root, task, () => writeFileSync(join(folder, 'first'), ''))
  expect(existsSync(join(folder, 'first'))).toBe(true)
  const finalised = pages.map(({ file }) => readFileSync(file, 'utf8'))
  const copied = copies.map(({ file }) => readFileSync(file, 'utf8'))
  const written = texts.map(({ file }) => readFileSync(file, 'utf8'))
  await finaliseAndCopyHere(task)
  expect(finalised).toEqual(pages.map(({ file }) => readFileSync(file, 'utf8')))
  expect(copied).toEqual(pages.map((_page, index) => html(index)))
  expect(written).toEqual(texts.map(({ file }) => readFileSync(file, 'utf8')))
  expect(written[7]).toBe(
    '# “7”\n\n> One of many.\n\nPage: [Page 7](https://www.company.example/7)\n',
  )
  expect(finalised[7]).toContain('“7”')
  expect(new Set(finalised.map((page) => /style-src ([^;]*)/.exec(page)?.[1])).size).toBe(1000)
})

test('a page that cannot be finalised ends it, in whichever process', async () => {
  const source = join(folder, 'none.html')
  writeFileSync(source, '<head></head>')
  const pages = Array.from({ length: 1000 }, (_, index) => ({
    source,
    file: join(folder, `${index}.out`),
  }))
  const nothing = () => undefined
  await expect(
    finaliseAndCopy(root, { finalise, texts: [], pages, copies: [] }, nothing),
  ).rejects.toThrow('cannot be finalised')
})
