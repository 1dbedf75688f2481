import { expect, type Page, test } from '@playwright/test'

/** The errors that a page writes to the console, each as the values that it hands over. */
function consoleErrors(page: Page): unknown[][] {
  const errors: unknown[][] = []
  page.on('console', async (message) => {
    if (message.type() !== 'error') return
    errors.push(await Promise.all(message.args().map((value) => value.jsonValue())))
  })
  return errors
}

/** Section 8 of the specification: the words as they stand there, and the path. */
const logged = (path: string) => ['404 Error: User attempted to access non-existent route', path]

const announced = [
  '/comingsoon',
  '/services/dao-development',
  '/services/real-world-assets',
  '/services/wallet-sdk',
]

for (const path of announced)
  test(`${path} says that it is coming soon`, async ({ page }) => {
    const errors = consoleErrors(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon!')
    await expect(page.getByRole('main')).toContainText("We're cooking something delicious for you.")
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect.poll(() => errors).toContainEqual(logged(path))
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })

test('an announced service has its own document title', async ({ page }) => {
  await page.goto('/services/dao-development')
  await expect(page).toHaveTitle('DAO Development | Rantara')
})

test('an unknown address answers 404, says so and leads home', async ({ page }) => {
  const errors = consoleErrors(page)
  const response = await page.goto('/no/such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect.poll(() => errors).toContainEqual(logged('/no/such-page'))
  expect(errors.filter(([words]) => String(words).startsWith('404 Error'))).toHaveLength(1)
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})
