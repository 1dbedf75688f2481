import { expect, type Page } from '@playwright/test'
import { fillIn, openForm, send, test } from '../support/servers/form-stub'

function toasts(page: Page) {
  return page.getByRole('region', { name: 'Notices' }).locator('[role=status], [role=alert]')
}

/** `length` is in milliseconds. */
function timer(page: Page): Promise<{ length: unknown; state: string } | undefined> {
  return page.evaluate(() => {
    const [timer] = document.querySelector('.Toastify__progress-bar')?.getAnimations() ?? []
    return timer && { length: timer.effect?.getTiming().duration, state: timer.playState }
  })
}

function endTimer(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const timer of document.querySelector('.Toastify__progress-bar')?.getAnimations() ?? [])
      timer.finish()
  })
}

test.beforeEach(async ({ page, formStub }) => {
  formStub.injectFault('5xx')
  await openForm(page)
  await fillIn(page)
})

test('a failure is an alert, a success is a status, and a toast closes after five seconds without hover or focus', async ({
  page,
  formStub,
}) => {
  await send(page)
  await expect(page.getByRole('region', { name: 'Notices' })).toHaveAttribute('aria-live', 'polite')
  await expect(toasts(page)).toContainText(['Failed to send message'])
  await expect(toasts(page)).toHaveAttribute('role', 'alert')
  await expect(page.getByRole('link', { name: 'Send it as an email' })).toHaveAttribute(
    'href',
    /^mailto:hello@karang\.example\?subject=/,
  )
  formStub.injectFault(undefined)
  await send(page)
  // Only the newest toast stays.
  await expect(toasts(page)).toContainText(['Message sent successfully!'])
  await expect(toasts(page)).toHaveAttribute('role', 'status')
  await expect.poll(() => timer(page)).toEqual({ length: 5000, state: 'running' })
  await toasts(page).hover()
  await expect.poll(() => timer(page)).toMatchObject({ state: 'paused' })
  await page.keyboard.press('Alt+t')
  await expect(toasts(page)).toBeFocused()
  await page.mouse.move(5, 5)
  await expect(page.locator('.Toastify__toast:hover')).toHaveCount(0)
  expect(await timer(page)).toMatchObject({ state: 'paused' })
  await page.getByRole('button', { name: 'Write another message' }).focus()
  await expect.poll(() => timer(page)).toMatchObject({ state: 'running' })
  await endTimer(page)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast closes by button or Escape, and the focus returns', { tag: '@full' }, async ({
  page,
}) => {
  await send(page)
  await page.getByRole('button', { name: 'Close notice' }).click()
  await expect(toasts(page)).toHaveCount(0)

  await send(page)
  await expect(toasts(page)).toHaveCount(1)
  await page.getByLabel('Name').focus()
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.getByLabel('Name')).toBeFocused()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await send(page)
  await expect.poll(() => timer(page)).toEqual({ length: 5000, state: 'running' })
  await endTimer(page)
  await expect(toasts(page)).toHaveCount(0)
})

for (const width of [360, 1440])
  test(`a toast at ${width} px covers neither the send button nor the theme menu`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await send(page)
    await expect(toasts(page)).toHaveCount(1)
    const button = page.getByRole('button', { name: 'Send message' })
    await expect(button).toBeFocused()
    // Playwright's click would scroll until the button is clickable.
    const isOnTop = () =>
      button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    await expect.poll(isOnTop).toBe(true)
    await page.locator('summary[aria-label="Theme"]').click()
    await page.getByText('Dark', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(toasts(page)).toHaveCount(1)
  })
