/** What is read of the sample's text family, as browsers measure it. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import subsetFont from 'subset-font'
import { relativeWidth } from '../../src/look/fallback-widths'
import { fontFile, fontPackage } from '../../src/look/font-package'
import { measure } from '../../src/look/font-tables'

test('a package says its family, its scripts, its lines and its widths', async () => {
  const found = fontPackage(process.cwd(), '@fontsource-variable/instrument-sans')
  expect(found.family).toBe('Instrument Sans')
  expect(Object.keys(found.subsets).sort()).toEqual(['latin', 'latin-ext'])
  expect(found.subsets.latin?.slice(0, 2)).toEqual([
    [0x00, 0xff],
    [0x131, 0x131],
  ])
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;?'
  const regular = measure(
    await subsetFont(readFileSync(fontFile(found, 'latin')), letters, {
      targetFormat: 'truetype',
      variationAxes: { wght: 400 },
    }),
  )
  expect([regular.ascent, regular.descent]).toEqual([0.97, 0.25])
  // As measured in a browser on the texts of the sample: 1.0186.
  expect(relativeWidth(regular, 'regular')).toBeCloseTo(1.02, 2)
})
