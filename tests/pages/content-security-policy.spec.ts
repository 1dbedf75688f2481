import { expect, test } from '@playwright/test'
import { formEndpoint, mapTiles } from '../../scripts/receiver/local-services'
import { violationsOf } from '../support/policy-violations'
import { fillIn } from '../support/servers/form-receiver'
import { mockProviders } from '../support/servers/mock-providers'
import { visit } from '../support/visit'

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
