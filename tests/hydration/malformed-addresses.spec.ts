import { expect, test } from '@playwright/test'
import { loggedErrors, uncaughtErrors, visit } from '../support/visit'

for (const [address, heading] of [
  ['/#%E0%A4%A', /Counting crates/],
  ['/caf%E9', /./],
] as const)
  test(`${address} shows its page, and links work`, async ({ page }) => {
    const errors = uncaughtErrors(page)
    const logged = loggedErrors(page)
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Offerings' }).click()
    await expect(page).toHaveTitle(/^Offerings/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(errors).toEqual([])
    expect(logged.filter((words) => /URI|React/.test(words))).toEqual([])
  })
