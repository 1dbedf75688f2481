import { expect, type Locator, type Page } from '@playwright/test'
import { inquiry, test } from '../support/servers/form-receiver'

/** Upper limit of Tab presses, above what reaching anything on these pages takes. */
const maxTabPresses = 150

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < maxTabPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, `after ${maxTabPresses} presses of Tab`).toBeFocused()
}

/** Skips the header by the link that is the first Tab stop of every page, and shows itself. */
async function skipToContent(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await tabTo(page, skip)
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 800 } })

    test('by keyboard alone a visitor finds a service, reads it, takes its PDF and writes', {
      tag: javaScriptEnabled ? [] : '@full',
    }, async ({ page, receiver }) => {
      const { keyboard } = page
      const main = page.getByRole('main')
      await page.goto('/')

      await test.step('find the service', async () => {
        await tabTo(page, page.getByRole('banner').locator('[aria-controls=Frame-menu-services]'))
        await keyboard.press('Enter')
        // Goes through the menu, or without scripts through the page of all services.
        if (javaScriptEnabled) {
          await tabTo(page, page.locator('[data-choice="it-consulting"]'))
          await keyboard.press('Enter')
        } else await skipToContent(page)
        const within = javaScriptEnabled ? page.getByRole('banner') : main
        await tabTo(page, within.locator('a[href="/services/stock-ledger"]').first())
        await keyboard.press('Enter')
        await expect(page).toHaveURL('/services/stock-ledger')
        await expect(page).toHaveTitle(/^Stock Ledger/)
      })

      await test.step('read it', async () => {
        await keyboard.press('Space')
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
        if (!javaScriptEnabled) await skipToContent(page)
        const question = page.locator('#questions summary').first()
        await tabTo(page, question)
        await keyboard.press('Enter')
        await expect(page.locator('#questions details').first()).toHaveAttribute('open')
      })

      await test.step('take its PDF', async () => {
        await page.goto('/services/stock-ledger')
        await skipToContent(page)
        await tabTo(page, page.getByRole('link', { name: /^Download the brochure/ }))
        const saved = page.waitForEvent('download')
        await keyboard.press('Enter')
        expect((await saved).suggestedFilename()).toBe('Karang-Stock-Ledger-Brochure.pdf')
      })

      await test.step('write', async () => {
        await tabTo(page, main.locator('a[href^="/contact?service="]').last())
        await keyboard.press('Enter')
        await expect(page).toHaveURL('/contact?service=stock-ledger&offer=final')
        if (!javaScriptEnabled) await skipToContent(page)
        await tabTo(page, page.getByLabel('Name'))
        await keyboard.type(inquiry.name)
        await tabTo(page, page.getByLabel('Email'))
        await keyboard.type(inquiry.email)
        await tabTo(page, page.getByLabel('Budget'))
        await keyboard.press('ArrowDown')
        await tabTo(page, page.getByLabel('Message', { exact: true }))
        await keyboard.type('Which of two ledgers is right?')
        await tabTo(page, page.getByRole('button', { name: 'Send message' }))
        await keyboard.press('Enter')
        const sent = javaScriptEnabled
          ? page.getByRole('status').filter({ hasText: 'Message sent successfully!' })
          : page.getByRole('heading', { level: 1, name: 'Your message has reached us' })
        await expect(sent).toBeVisible()
        const [kept] = await receiver.inquiries()
        expect(kept).toMatchObject({
          name: inquiry.name,
          email: inquiry.email,
          budget: 'Up to 40 million rupiah',
          message: 'Which of two ledgers is right?',
        })
      })
    })
  })
