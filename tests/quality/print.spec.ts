import { expect, test } from '@playwright/test'
import { testimonialSegments } from '../../src/content-model/collections/choices'
import { readSettings } from '../../src/generator/nodes/settings'
import { builtPaths } from '../support/built-pages'
import { entries } from '../support/content'
import { templates } from '../support/layout-shifts'
import { overlaps, printed, wordsOf } from '../support/printed'

const articles = builtPaths().filter((path) => /^\/blog\/[^/]+$/.test(path))
const tight = (text: string) => text.replace(/\s/g, '')

for (const path of new Set([...templates, ...articles]))
  test(`${path} is printed on full sheets, nothing over anything else`, async ({ page }) => {
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = await printed(page, path, format)
      for (const [index, sheet] of sheets.entries()) {
        const place = `sheet ${index + 1} of ${format}`
        expect.soft(overlaps(sheet), place).toEqual([])
        expect.soft(sheet.length, `${place} has words`).toBeGreaterThan(0)
      }
      // Browsers make all of a page smaller where a part of it is wider than the sheet, and cut that part off.
      const legal = sheets.flat().find(({ text }) => text.startsWith('©'))
      expect.soft(legal?.size, `the copyright in ${format}, in points`).toBeGreaterThan(8)
      const heading = await page.getByRole('heading', { level: 1 }).innerText()
      expect(wordsOf(sheets.slice(0, 1)), 'first sheet').toContain(tight(heading))
    }
  })

test('all that folds or hides behind a tab is printed', async ({ page }) => {
  const home = wordsOf(await printed(page, '/', 'A4'))
  for (const { quote } of entries('testimonials')) expect.soft(home).toContain(tight(quote))
  for (const segment of testimonialSegments) expect.soft(home).toContain(tight(segment))
  const [service] = entries('services').filter(({ slug }) => slug === 'erp-integration')
  const brief = wordsOf(await printed(page, '/services/erp-integration', 'A4'))
  for (const { answer } of service?.questions ?? []) expect.soft(brief).toContain(tight(answer))
})

test('paper has the poster and the address of the video, and no button', async ({ page }) => {
  const { video, email } = readSettings('.')
  const words = wordsOf(await printed(page, '/', 'A4'))
  expect(words).toContain(video?.watchUrl)
  expect(words).toContain(email)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: video?.poster.alt })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('sources are printed with their whole addresses, and no motif lies on the words', async ({
  page,
}) => {
  for (const path of articles) {
    const words = wordsOf(await printed(page, path, 'A4'))
    const sources = page.getByRole('region', { name: 'Sources' }).getByRole('link')
    for (const link of await sources.all())
      expect.soft(words).toContain(await link.getAttribute('href'))
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main header svg')).not.toBeVisible()
    await page.emulateMedia({ media: null })
  }
})
