import { expect, test } from '@playwright/test'
import { testimonialSegments } from '../../src/content-model/collections/choices'
import { readSettings } from '../../src/generator/nodes/settings'
import { entries } from '../support/content'
import { withoutSpaces } from '../support/pdf'
import { printed, wordsOf } from '../support/printed'
import { company } from '../support/servers/company'

test.describe('on paper', { tag: '@full' }, () => {
  test('folded and hidden content is printed', async ({ page }) => {
    const home = wordsOf(await printed(page, '/', 'A4'))
    for (const { quote } of entries('testimonials'))
      expect.soft(home).toContain(withoutSpaces(quote))
    for (const segment of testimonialSegments) expect.soft(home).toContain(withoutSpaces(segment))
    const [service] = entries('services').filter(({ slug }) => slug === 'stock-ledger')
    const brief = wordsOf(await printed(page, '/services/stock-ledger', 'A4'))
    for (const { answer } of service?.questions ?? [])
      expect.soft(brief).toContain(withoutSpaces(answer))
  })

  test("the printed home page has the video's poster and address, and no buttons", async ({
    page,
  }) => {
    const { video, email } = readSettings(company.files)
    const words = wordsOf(await printed(page, '/', 'A4'))
    expect(words).toContain(video?.watchUrl)
    expect(words).toContain(email)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('img', { name: video?.poster.alt })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })

  test('sources are printed with their addresses, and motifs are not printed', async ({ page }) => {
    for (const path of ['/blog/do-you-need-a-register', '/blog/keeping-tide-records']) {
      const words = wordsOf(await printed(page, path, 'A4'))
      const sources = page.getByRole('region', { name: 'Sources' }).getByRole('link')
      for (const link of await sources.all())
        expect.soft(words).toContain(await link.getAttribute('href'))
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('main header svg').filter({ visible: true })).toHaveCount(0)
      await page.emulateMedia({ media: null })
    }
  })
})
