import { expect, test } from '@playwright/test'
import { languageOf, wordsIn } from '../support/languages'
import { overlaps, printed, wordsOf } from '../support/printed'
import { templates } from '../support/templates'

const tight = (text: string) => text.replace(/\s/g, '')

for (const path of templates)
  test(`${path} prints on full sheets without overlaps`, async ({ page }) => {
    const [copyright = ''] = wordsIn(languageOf(path)).footer.copyright.split(' {')
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = await printed(page, path, format)
      for (const [index, sheet] of sheets.entries()) {
        const place = `sheet ${index + 1} of ${format}`
        expect.soft(overlaps(sheet), place).toEqual([])
        expect.soft(sheet.length, `${place} has words`).toBeGreaterThan(0)
      }
      // Browsers shrink a page with a part wider than the sheet.
      const legal = sheets.flat().find(({ text }) => text.startsWith(copyright))
      expect
        .soft(legal?.size, `font size of the copyright in ${format}, in points`)
        .toBeGreaterThan(8)
      const heading = await page.getByRole('heading', { level: 1 }).innerText()
      expect(wordsOf(sheets.slice(0, 1)), 'first sheet').toContain(tight(heading))
    }
  })
