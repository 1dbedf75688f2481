import { expect, test } from '@playwright/test'
import { budgets } from '../support/content'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form explains its ranges by the offerings that have a price', async ({ page }) => {
    await page.goto('/contact')
    const help = page.getByRole('main').locator('details', { hasText: 'What do these ranges buy?' })
    await expect(help.getByRole('term').first()).toBeHidden()
    await help.locator('summary').click()
    await expect(help.getByRole('term')).toHaveText(budgets)
    await help.getByRole('link', { name: 'Yearly survey' }).click()
    await expect(page).toHaveURL('/offerings#yearly-survey')
    const offering = page.locator('#yearly-survey')
    await expect(offering.getByRole('heading', { level: 2 })).toBeInViewport()
    for (const summary of await offering.locator('summary').all()) await summary.click()
    for (const words of ['nobody has looked at', 'Repairs of what'])
      await expect(offering.getByText(words)).toBeVisible()
    const terms = page.getByRole('row', { name: /^Yearly survey/ })
    await expect(terms).toContainText('40 to 400 million rupiah')
    await expect(terms).toContainText('one quay with its cranes')
  })
})
