import { expect, type Page } from '@playwright/test'
import { fillIn, pause, takeOverForm, test } from './form-receiver'

// Notices come from sending the contact form, which is what makes the site show them.
async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send message' }).click()
}

function notices(page: Page) {
  return page.getByRole('region', { name: 'Notices' }).locator('[role=status], [role=alert]')
}

test.beforeEach(async ({ page, receiver }) => {
  receiver.misbehave('5xx')
  await page.goto('/contact')
  await takeOverForm(page)
  await fillIn(page)
})

test('a notice goes by itself after five seconds', async ({ page }) => {
  await send(page)
  await expect(notices(page)).toHaveCount(1)
  const shown = Date.now()
  await pause(4000)
  await expect(notices(page)).toHaveCount(1)
  await expect(notices(page)).toHaveCount(0, { timeout: 4000 })
  expect(Date.now() - shown).toBeGreaterThan(4500)
})

test('one notice at a time: the last one', async ({ page, receiver }) => {
  await send(page)
  await expect(notices(page)).toContainText(['Failed to send message'])
  receiver.misbehave(undefined)
  await send(page)
  await expect(notices(page)).toContainText(['Message sent successfully!'])
  await expect(notices(page)).toHaveCount(1)
})

test('time stands still under the pointer and under the focus', async ({ page }) => {
  await send(page)
  await notices(page).hover()
  await pause(6000)
  await expect(notices(page)).toHaveCount(1)
  await page.keyboard.press('Alt+t')
  await expect(notices(page)).toBeFocused()
  await page.mouse.move(5, 5)
  await pause(6000)
  await expect(notices(page)).toHaveCount(1)
  await page.getByLabel('Name').focus()
  await expect(notices(page)).toHaveCount(0, { timeout: 7000 })
})

test('a failure is announced at once, a success when there is time', async ({ page, receiver }) => {
  await send(page)
  await expect(page.getByRole('region', { name: 'Notices' })).toHaveAttribute('aria-live', 'polite')
  await expect(notices(page)).toHaveAttribute('role', 'alert')
  await expect(page.getByRole('link', { name: 'Send it as an email' })).toHaveAttribute(
    'href',
    /^mailto:hello@rantara\.example\?subject=/,
  )
  receiver.misbehave(undefined)
  await send(page)
  await expect(notices(page)).toHaveAttribute('role', 'status')
})

test('a notice closes with its button or Escape, and the focus goes back', async ({ page }) => {
  await send(page)
  await page.getByRole('button', { name: 'Close notice' }).click()
  await expect(notices(page)).toHaveCount(0)

  await send(page)
  await expect(notices(page)).toHaveCount(1)
  await page.getByLabel('Name').focus()
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Escape')
  await expect(notices(page)).toHaveCount(0)
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('people who want no motion get the same five seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await send(page)
  await expect(notices(page)).toHaveCount(1)
  await pause(4000)
  await expect(notices(page)).toHaveCount(1)
  await expect(notices(page)).toHaveCount(0, { timeout: 4000 })
})

for (const width of [360, 1440])
  test(`at ${width} px a notice covers neither the button that was pressed nor the theme's menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await send(page)
    await expect(notices(page)).toHaveCount(1)
    const button = page.getByRole('button', { name: 'Send message' })
    await expect(button).toBeFocused()
    // A press of Playwright's would scroll until it finds the button.
    const isOnTop = () =>
      button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    await expect.poll(isOnTop).toBe(true)
    await page.locator('summary[aria-label="Theme"]').click()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(notices(page)).toHaveCount(1)
  })
