import { expect, test } from '@playwright/test'
import { readPdf } from '../support/pdf'
import { company } from '../support/servers/company'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters of /portfolio link to pages with fewer cases', async ({ page }) => {
    await page.goto('/portfolio')
    const filters = page.getByRole('navigation', { name: 'Filter cases' })
    const all = filters.getByRole('link', { name: 'All cases' })
    const one = filters.getByRole('list', { name: 'Protocol' }).getByRole('link')
    await expect(all).toHaveAttribute('aria-current', 'page')
    await expect(one).toHaveText([/^Hyperledger\s*1$/])
    await one.click()
    await expect(page).toHaveURL('/portfolio/protocol/hyperledger')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hyperledger')
    await expect(page.locator('#cases h3')).toHaveText(['Forty lamps, one rota'])
    await expect(one).toHaveAttribute('aria-current', 'page')
    await all.click()
    await expect(page).toHaveURL('/portfolio')
  })

  test('a service links to a case with client, period and measures', async ({ page }) => {
    await page.goto('/services/stock-ledger')
    await page.locator('#cases').getByRole('link', { name: 'Forty lamps, one rota' }).click()
    await expect(page).toHaveURL('/portfolio/forty-lamps')
    const opening = page.getByRole('main').locator('> :first-child')
    await expect(opening).toContainText(/31.*40.*Lamps lit\s· Ombak/)
    for (const words of ['Ombak', 'March 2024 to July 2024, 5 months', '3 people'])
      await expect(page.locator('#brief')).toContainText(words)
    const measure = page.locator('#measures li').filter({ hasText: 'Lamps lit' })
    await expect(measure).toContainText(/31.*40/)
    await expect(measure).toContainText('Measured on 31 August 2024.')
    await expect(page.locator('#dropped h3')).toHaveText(['Teak hatch'])
    const figure = page.getByRole('main').getByRole('img', { name: 'Forty lamps along a quay' })
    await expect(figure).toBeVisible()
    // The caption of the motif.
    await expect(page.getByRole('main')).toContainText('40 lamps; yellow: the 9 that were dark')
  })
})

test('a case downloads as a PDF with its own name and its full text', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/portfolio/forty-lamps')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download this case/ }).click()
  expect((await saved).suggestedFilename()).toBe('Karang-Forty-lamps-one-rota.pdf')
  const { words } = await readPdf(`${company.dist}/documents/cases/forty-lamps.pdf`)
  for (const part of ['Teakhatch', 'Saillamplist', 'Lampslit']) expect(words).toContain(part)
})
