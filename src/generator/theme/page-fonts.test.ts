import { readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import { testFolder } from '../../content-model/testing/test-folder'
import { measure } from '../../theme/font-tables'
import { fontRoles } from '../../theme/fonts'
import { explainSize, writePageFonts } from './page-fonts'

const root = testFolder()
symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
writeFileSync(join(root, 'package.json'), '{}')

const themeFile = (name: string) => join(root, '.cache', 'theme', name)

test('writes small files of core characters, and separate files of other Latin characters', async () => {
  await writePageFonts(root)
  const sizeOf = (name: string) => statSync(themeFile(name)).size
  expect(sizeOf('display.woff2') + sizeOf('text.woff2')).toBeLessThan(50_000)
  const facts = JSON.parse(readFileSync(themeFile('fonts.json'), 'utf8'))
  for (const role of fontRoles) {
    const rest = await subsetFont(readFileSync(themeFile(`${role}-rest.woff2`)), 'Aé', {
      targetFormat: 'truetype',
      variationAxes: { wght: 600 },
    })
    expect([...'Aé'].map((letter) => measure(rest).widthOf(letter) > 0)).toEqual([false, true])
    expect(facts[role].restRange).toContain('U+D8-')
  }
})

test('explains how to replace fonts that are too large', () => {
  expect(explainSize(81_234)).toMatch(
    /^The core characters of \S+ and \S+, which every page loads, take 82 KB\. The limit is 50 KB\. Choose a family with simpler letters in src\/theme\/fonts\.ts\.$/,
  )
})
