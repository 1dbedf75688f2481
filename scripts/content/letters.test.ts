import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { CheckedFile } from '../../src/content-model/check/checked-file'
import { letterDiagnostics } from './letters'

// Whatever families the company has added.
jest.mock('../../src/theme/fonts', () => ({
  ...jest.requireActual('../../src/theme/fonts'),
  printFonts: [],
}))

// Inside the project, where its packages are found.
const root = resolve('.site-copies', `letters-${process.pid}`)
afterEach(() => rmSync(root, { recursive: true }))

/** Returns what is said of a file of a collection. */
async function diagnosticsOf(
  path: string,
  collection: CheckedFile['collection'],
  text: string,
): Promise<string[]> {
  const file = `content/${path}`
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  const found = await letterDiagnostics(root, [{ file, collection }])
  return found.map(({ line, column, message }) => `${line}:${column} · ${message}`)
}

test('a letter that no font of PDFs has is an error with its line', async () => {
  const text =
    '---\ntitle: Ledgers ≤ 5 ½ → Đồng Ёлка\nsummary: A 한국 ledger.\n# 한 is a comment.\n---\n한\n'
  expect(await diagnosticsOf('services/a.mdx', 'services', text)).toEqual([
    '3:12 · “한” “국” are in no font of PDFs and share images, which would leave them out. Write something else, or name a family that has them in printFonts of src/theme/fonts.ts. https://fontsource.org lists families by script.',
  ])
})

test('the text of a case is in its PDF, that of an article in none', async () => {
  const text = '---\ntitle: Ledgers\nsummary: 한\n---\nA text.\n\nWith ① in it.\n'
  expect(await diagnosticsOf('cases/a.mdx', 'cases', text)).toEqual([
    expect.stringContaining('3:10 · “한” is in no font'),
    '7:6 · “①” is in no font of PDFs and share images, which would leave it out. Write something else, or name a family that has it in printFonts of src/theme/fonts.ts. https://fontsource.org lists families by script.',
  ])
  expect(await diagnosticsOf('articles/a.mdx', 'articles', text)).toEqual([])
})

test.each(['\r\n', '\r'])('line endings %j make no difference', async (lineEnding) => {
  const text = '\uFEFF---\ntitle: Ledgers\nsummary: 한\n--- \n한\n'.replaceAll('\n', lineEnding)
  expect(await diagnosticsOf('services/a.mdx', 'services', text)).toEqual([
    expect.stringContaining('3:10 · “한” is in no font'),
  ])
})

test('share images show titles', async () => {
  const titled = '---\ntitle: Age of 本\n---\n'
  const hero = '---\ntitle: Home\nhero:\n  title: Age of 本\n---\n'
  for (const collection of ['articles', 'industries', 'pages'] as const)
    expect(await diagnosticsOf(`${collection}/a.mdx`, collection, titled)).toHaveLength(1)
  expect(await diagnosticsOf('home.mdx', 'home.mdx', hero)).toHaveLength(1)
})

test('interface words are in PDFs, and a letter is told once a file', async () => {
  const words = 'back: Back\nsend: أرسل رسالة\nmore: رسالة\n'
  expect(await diagnosticsOf('interface.ar.yaml', 'interface.yaml', words)).toEqual([
    expect.stringContaining('2:7 · “أ” “ر” “س” “ل” “ا” and 1 more are in no font'),
  ])
})
