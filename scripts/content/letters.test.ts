import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CheckedFile } from '../../src/content-model/check/checked-file'
import { writeChanged } from '../../src/generator/publish/files'
import { letterDiagnostics } from './letters'

// Ignores families that the company has added.
jest.mock('../../src/theme/fonts', () => ({
  ...jest.requireActual('../../src/theme/fonts'),
  printFonts: [],
}))

// Packages are only found inside the project.
const root = resolve('.site-copies', `letters-${process.pid}`)
afterEach(() => rmSync(root, { recursive: true }))

async function diagnosticsOf(
  path: string,
  collection: CheckedFile['collection'],
  text: string,
): Promise<string[]> {
  const file = `content/${path}`
  writeChanged(join(root, file), text)
  const found = await letterDiagnostics(root, [{ file, collection }])
  return found.map(({ line, column, message }) => `${line}:${column} · ${message}`)
}

test('reports the line of a letter that the PDF fonts lack', async () => {
  const text =
    '---\ntitle: Ledgers ≤ 5 ½ → Đồng Ёлка\nsummary: A 한국 ledger.\n# 한 is a comment.\n---\n한\n'
  expect(await diagnosticsOf('services/a.mdx', 'services', text)).toEqual([
    '3:12 · No font of PDFs and share images has “한” “국”, so they would omit these characters. Write other words, or add a family with these characters to printFonts in src/theme/fonts.ts. https://fontsource.org lists families by script.',
  ])
})

test('checks the text of cases, which have PDFs, but not of articles', async () => {
  const text = '---\ntitle: Ledgers\nsummary: 한\n---\nA text.\n\nWith ① in it.\n'
  expect(await diagnosticsOf('cases/a.mdx', 'cases', text)).toEqual([
    expect.stringContaining('3:10 · No font of PDFs and share images has “한”,'),
    '7:6 · No font of PDFs and share images has “①”, so they would omit this character. Write other words, or add a family with this character to printFonts in src/theme/fonts.ts. https://fontsource.org lists families by script.',
  ])
  expect(await diagnosticsOf('articles/a.mdx', 'articles', text)).toEqual([])
})

test.each(['\r\n', '\r'])('counts lines with line endings %j', async (lineEnding) => {
  const text = '\uFEFF---\ntitle: Ledgers\nsummary: 한\n--- \n한\n'.replaceAll('\n', lineEnding)
  expect(await diagnosticsOf('services/a.mdx', 'services', text)).toEqual([
    expect.stringContaining('3:10 · No font of PDFs and share images has “한”,'),
  ])
})

test('checks titles, which share images contain', async () => {
  const titled = '---\ntitle: Age of 本\n---\n'
  const hero = '---\ntitle: Home\nhero:\n  title: Age of 本\n---\n'
  for (const collection of ['articles', 'industries', 'pages'] as const)
    expect(await diagnosticsOf(`${collection}/a.mdx`, collection, titled)).toHaveLength(1)
  expect(await diagnosticsOf('home.mdx', 'home.mdx', hero)).toHaveLength(1)
})

test('checks interface words, and reports a letter once per file', async () => {
  const words = 'back: Back\nsend: أرسل رسالة\nmore: رسالة\n'
  expect(await diagnosticsOf('interface.ar.yaml', 'interface.yaml', words)).toEqual([
    expect.stringContaining('has “أ” “ر” “س” “ل” “ا” and 1 more, so'),
  ])
})
