import { expect, type Page, test } from '@playwright/test'
import { scrollTop, visit } from '../support/visit'

const groups = (page: Page) => page.locator('[data-group]:visible')
const choose = (page: Page, name: string) =>
  page.getByRole('main').locator('label').filter({ hasText: name }).first().click()

// src/hydration/visitor-state/choices.test.ts tests other links.
test('a link without a filter shows all services', async ({ page }) => {
  await visit(page, '/services')
  const all = await groups(page).count()
  await choose(page, 'Registers')
  await expect(groups(page)).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page).toHaveURL('/services')
  await expect(groups(page)).toHaveCount(all)
})

test('on a phone, the rows of the filter show the choices in the address', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await visit(page, '/services?group=software-development')
  const choices = page.getByRole('main').locator('label')
  await expect(choices.filter({ hasText: 'Port Tools' })).toBeInViewport({ ratio: 1 })
  expect(await scrollTop(page)).toBe(0)
})
