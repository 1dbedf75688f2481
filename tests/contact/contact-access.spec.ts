import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expectSent, fillIn, openForm, send, test } from '../support/servers/form-stub'

test('the contact page is accessible in every state', async ({ page, formStub }) => {
  test.setTimeout(180_000)
  await openForm(page, '/contact?service=stock-ledger')
  await expectAccessible(page, 'main', 'at first')

  await send(page)
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expectAccessible(page, 'main', 'with errors')

  formStub.injectFault('5xx')
  await fillIn(page)
  await send(page)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Failed to send message')
  // The focused notice stays.
  await page.keyboard.press('Alt+t')
  await expectAccessible(page, 'body', 'after a failure')

  formStub.injectFault(undefined)
  await send(page)
  await expectSent(page)
  await expectAccessible(page, 'main', 'after a success')

  await page.getByRole('link', { name: 'Directions' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Karang weigh house' }).click()
  await expectAccessible(page, 'main', 'with the map')
})
