import { expect, test } from '@playwright/test'
import { formEndpoint, mapTiles } from '../../scripts/receiver/local-services'
import { violationsOf } from '../support/policy-violations'
import { fillIn } from '../support/servers/form-receiver'
import { mockProviders } from '../support/servers/mock-providers'
import { hydrate, visit } from '../support/visit'

test('menus, drawer, search and theme keep to the policy', async ({ page }) => {
  const violations = await violationsOf(page)
  await visit(page)
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const button of await bar.getByRole('button').all()) await button.click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').locator('input').first().fill('ledger')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  // Waits until the dialog has removed its history entry, which would abort the next navigation.
  const isInHistory = () => page.evaluate(() => Boolean(history.state?.overlay))
  await expect.poll(isInHistory).toBe(false)
  await page.goto('/services')
  await page.getByRole('main').getByRole('link', { name: 'Stock Ledger' }).first().hover()
  await hydrate(page)
  await page.getByRole('main').getByRole('link', { name: 'Stock Ledger' }).first().click()
  await expect(page).toHaveURL(/stock-ledger/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stock Ledger that')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  for (const name of ['Services', 'Solutions', 'Industries']) {
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: /Back/ }).click()
  }
  expect(violations).toEqual([])
})

test('video, map and form reach their providers, and nothing else is asked', async ({ page }) => {
  const violations = await violationsOf(page)
  await mockProviders(page)
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await visit(page)
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(page.frameLocator('iframe').locator('body')).toHaveText('Player')
  await visit(page, '/contact')
  await page.getByRole('link', { name: 'See the place on a map' }).scrollIntoViewIfNeeded()
  const map = page.getByRole('application', { name: 'Map' })
  await map.focus()
  for (const key of ['ArrowRight', 'ArrowDown', '+', '-']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.locator('.leaflet-marker-icon').press('Enter')
  await expect(map.locator('.leaflet-popup')).toBeVisible()
  await fillIn(page)
  await page.locator('form[method=post] button[type=submit]').click()
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible()
  expect(violations).toEqual([])
  const own = new URL(page.url()).origin
  expect([...origins].sort()).toEqual(
    [own, formEndpoint.origin, new URL(mapTiles).origin, 'https://www.youtube-nocookie.com'].sort(),
  )
})
