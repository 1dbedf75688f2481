import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import { measure } from '../../theme/font-tables'
import { fontRoles } from '../../theme/fonts'
import { explainSize, writePageFonts } from './page-fonts'

const root = mkdtempSync(join(tmpdir(), 'page-fonts-'))
symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
writeFileSync(join(root, 'package.json'), '{}')
afterAll(() => rmSync(root, { recursive: true }))

const lookOf = (name: string) => join(root, '.cache', 'theme', name)

test('the core characters of both families are small, and other Latin characters have a file of their own', async () => {
  await writePageFonts(root)
  const sizeOf = (name: string) => statSync(lookOf(name)).size
  expect(sizeOf('display.woff2') + sizeOf('text.woff2')).toBeLessThan(50_000)
  const facts = JSON.parse(readFileSync(lookOf('fonts.json'), 'utf8'))
  for (const role of fontRoles) {
    const rest = await subsetFont(readFileSync(lookOf(`${role}-rest.woff2`)), 'Aé', {
      targetFormat: 'truetype',
      variationAxes: { wght: 600 },
    })
    expect([...'Aé'].map((letter) => measure(rest).widthOf(letter) > 0)).toEqual([false, true])
    expect(facts[role].restRange).toContain('U+D8-')
  }
})

test('families that are too large are named with what to do', () => {
  expect(explainSize(81_234)).toMatch(
    /^The characters of \S+ and \S+ that every page loads take 82 KB, and 50 KB are the most\. Choose a family with simpler letters in src\/theme\/fonts\.ts\.$/,
  )
})
