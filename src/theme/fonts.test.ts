import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { testFolder } from '../content-model/testing/test-folder'
import { relativeWidth } from './fallback-widths'
import { findFontPackage, fontFile, fontPackage } from './font-package'
import { measure, renamed, withTablesOf } from './font-tables'
import { fonts } from './fonts'

const root = testFolder()

/** Returns an instance of the site's text family. */
async function cut(wght: number): Promise<Buffer> {
  const source = readFileSync(fontFile(fontPackage(process.cwd(), fonts.text), 'latin'))
  const characters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;?'
  return subsetFont(source, characters, { targetFormat: 'truetype', variationAxes: { wght } })
}

test('reads the family and subsets of a package', () => {
  const { family, subsets } = fontPackage(process.cwd(), fonts.text)
  expect(fonts.text).toContain(family.toLowerCase().split(' ')[0])
  expect(subsets.latin).toContainEqual([0x00, 0xff])
})

test('reports a missing package with the command that installs it', () => {
  expect(findFontPackage(root, '@fontsource-variable/inter')).toEqual({
    message:
      'The font package @fontsource-variable/inter is not installed. Install it with: npm install --save-exact @fontsource-variable/inter',
  })
})

test('reports a package without a variable font, with an alternative', () => {
  const folder = join(root, 'node_modules/@fontsource/poppins')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "version": "5.0.0" }')
  expect(findFontPackage(root, '@fontsource/poppins')).toEqual({
    message:
      'The package @fontsource/poppins has no file files/poppins-latin-wght-normal.woff2, so it is not a variable font with Latin letters. Choose a variable family from https://fontsource.org and write its package, for example: @fontsource-variable/inter',
  })
})

test('reads the metrics of a font', async () => {
  const regular = measure(await cut(400))
  expect(regular.ascent + regular.descent).toBeGreaterThan(0.9)
  expect(regular.descent).toBeGreaterThan(0)
  expect(regular.widthOf('é')).toBe(0)
  expect(relativeWidth(regular, 'Arial', 'regular')).toBeCloseTo(1, 0)
})

test('renames a font and keeps its letters', async () => {
  const font = await cut(600)
  const named = renamed(font, 'Tirta Sans', '600')
  expect(named.includes(Buffer.from('Tirta Sans 600', 'utf16le').swap16())).toBe(true)
  expect(measure(named).widthOf('m')).toBe(measure(font).widthOf('m'))
})

test('copies only tables that both fonts have', async () => {
  const [regular, bold] = [await cut(400), await cut(600)]
  const changed = withTablesOf(regular, bold, ['hmtx', 'none'])
  expect(measure(changed).widthOf('m')).toBe(measure(bold).widthOf('m'))
  expect(measure(changed).widthOf('m')).not.toBe(measure(regular).widthOf('m'))
  expect(measure(changed).ascent).toBe(measure(regular).ascent)
})
