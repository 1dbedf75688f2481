import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { explainSize, writePageFonts } from './page-fonts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'page-fonts-'))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'package.json'), '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

test('the files of both families are made once for a package, and the same again from nothing', async () => {
  const folder = join(root, '.cache', 'look')
  const read = (name: string) => readFileSync(join(folder, name))
  await writePageFonts(root)
  const [first, facts] = [read('display.woff2'), read('fonts.json')]
  const { mtimeMs } = statSync(join(folder, 'fonts.json'))
  await writePageFonts(root)
  expect(statSync(join(folder, 'fonts.json')).mtimeMs).toBe(mtimeMs)
  rmSync(folder, { recursive: true })
  await writePageFonts(root)
  expect(read('display.woff2').equals(first)).toBe(true)
  expect(read('fonts.json').equals(facts)).toBe(true)
  expect(first.length + read('text.woff2').length).toBeLessThan(70_000)
  expect(existsSync(join(folder, 'text-latin.woff2'))).toBe(true)
})

test('families that are too large are named with what to do', () => {
  expect(explainSize(81_234)).toMatch(
    /^The characters of \S+ and \S+ that every page loads take 82 KB, and 70 KB are the most\. Choose a family with fewer weights or simpler letters in src\/look\/fonts\.ts\.$/,
  )
})
