import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { explainSize, writePageFonts } from './page-fonts'

const root = mkdtempSync(join(tmpdir(), 'page-fonts-'))
symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
writeFileSync(join(root, 'package.json'), '{}')
afterAll(() => rmSync(root, { recursive: true }))

test('the core characters of both families are small, and all of the Latin script is beside them', async () => {
  await writePageFonts(root)
  const sizeOf = (name: string) => statSync(join(root, '.cache', 'theme', name)).size
  expect(sizeOf('display.woff2') + sizeOf('text.woff2')).toBeLessThan(70_000)
  expect(sizeOf('text-latin.woff2')).toBeGreaterThan(sizeOf('text.woff2'))
})

test('families that are too large are named with what to do', () => {
  expect(explainSize(81_234)).toMatch(
    /^The characters of \S+ and \S+ that every page loads take 82 KB, and 70 KB are the most\. Choose a family with fewer weights or simpler letters in src\/theme\/fonts\.ts\.$/,
  )
})
