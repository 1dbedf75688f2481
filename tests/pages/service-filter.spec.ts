import { expect, type Page, test } from '@playwright/test'
import { scrollTop, visit } from '../support/visit'

const groups = (page: Page) => page.locator('[data-group]:visible')
const choose = (page: Page, name: string) =>
  page.getByRole('main').locator('label').filter({ hasText: name }).first().click()

test('a link without a filter shows all services, and a link to a group shows the group', async ({
  page,
}) => {
  await visit(page, '/services')
  const all = await groups(page).count()
  await choose(page, 'Registers')
  await expect(groups(page)).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page).toHaveURL('/services')
  await expect(groups(page)).toHaveCount(all)

  await choose(page, 'Registers')
  await expect(groups(page)).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('link', { name: 'Stores', exact: true }).click()
  await expect(page).toHaveURL('/services#it-consulting')
  await expect(page.getByRole('heading', { name: 'Stores', exact: true })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/group=/)
  await expect(groups(page)).toHaveCount(1)
})

test('on a phone, the rows of the filter show the choices in the address', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await visit(page, '/services?group=software-development')
  const choices = page.getByRole('main').locator('label')
  await expect(choices.filter({ hasText: 'Port Tools' })).toBeInViewport({ ratio: 1 })
  expect(await scrollTop(page)).toBe(0)
})
