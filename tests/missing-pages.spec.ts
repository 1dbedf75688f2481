import { expect, type Page, test } from '@playwright/test'

/** Visits an address and collects what the page says in the console. */
async function errorsAt(page: Page, path: string): Promise<string[]> {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(path)
  return errors
}

const logged = (path: string) => `404 Error: User attempted to access non-existent route: ${path}`

const announced = [
  '/comingsoon',
  '/services/dao-development',
  '/services/real-world-assets',
  '/services/wallet-sdk',
]

for (const path of announced)
  test(`${path} says that it is coming soon`, async ({ page }) => {
    const errors = await errorsAt(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon!')
    await expect(page.getByRole('main')).toContainText("We're cooking something delicious for you.")
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect.poll(() => errors).toContain(logged(path))
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })

test('an announced service has its own document title', async ({ page }) => {
  await page.goto('/services/dao-development')
  await expect(page).toHaveTitle('DAO Development | Rantara')
})

test('an unknown address answers 404, says so and leads home', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('404 Error')) errors.push(message.text())
  })
  const response = await page.goto('/no/such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect.poll(() => errors).toEqual([logged('/no/such-page')])
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})
