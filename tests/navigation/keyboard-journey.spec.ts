import { expect, type Locator, type Page } from '@playwright/test'
import { expectSent, inquiry, test } from '../support/servers/form-stub'
import { scrollTop } from '../support/visit'

/** More Tab presses than any target needs. */
const maxTabPresses = 150

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < maxTabPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(
    target,
    `the target must be focused after ${maxTabPresses} Tab presses`,
  ).toBeFocused()
}

test.use({ viewport: { width: 1280, height: 800 } })

test('a keyboard user can find a service, read it, download its PDF and send an inquiry', async ({
  page,
  formStub,
}) => {
  const { keyboard } = page
  const banner = page.getByRole('banner')
  await page.goto('/')

  await test.step('the visitor finds the service', async () => {
    await tabTo(page, banner.locator('[aria-controls=Shell-menu-services]'))
    await keyboard.press('Enter')
    await tabTo(page, page.locator('[data-choice="it-consulting"]'))
    await keyboard.press('Enter')
    await tabTo(page, banner.locator('a[href="/services/stock-ledger"]').first())
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/services/stock-ledger')
    await expect(page).toHaveTitle(/^Stock Ledger/)
  })

  await test.step('the visitor reads it', async () => {
    await keyboard.press('Space')
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
    const question = page.locator('#questions summary').first()
    await tabTo(page, question)
    await keyboard.press('Enter')
    await expect(page.locator('#questions details').first()).toHaveAttribute('open')
  })

  await test.step('the visitor downloads its PDF', async () => {
    await page.goto('/services/stock-ledger')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await tabTo(page, skip)
    await expect(skip).toBeInViewport({ ratio: 1 })
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: /^Download the brochure/ }))
    const saved = page.waitForEvent('download')
    await keyboard.press('Enter')
    expect((await saved).suggestedFilename()).toBe('Karang-Stock-Ledger-Brochure.pdf')
  })

  await test.step('the visitor sends an inquiry', async () => {
    await tabTo(page, page.locator('main a[href^="/contact?service="]').last())
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/contact?service=stock-ledger&offer=final')
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
    await expectSent(page)
    expect(await formStub.inquiries()).toMatchObject([
      {
        name: inquiry.name,
        email: inquiry.email,
        budget: 'Up to 40 million rupiah',
        message: 'Which of two ledgers is right?',
      },
    ])
  })
})
