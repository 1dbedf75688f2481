import { expect, type Page } from '@playwright/test'
import {
  expectSent,
  fillIn,
  formValues,
  inquiry,
  openForm,
  send,
  test,
} from '../support/servers/form-stub'
import { loggedErrors } from '../support/visit'

// src/contact/send.test.ts tests other failures, contact-draft.spec.ts a broken
// connection, and contact-identity.spec.ts a stalled connection.
test('an offline visitor sees an error, keeps the text and can send it again', async ({
  page,
  formStub,
}) => {
  const log = loggedErrors(page)
  await openForm(page)
  await fillIn(page)
  await page.context().setOffline(true)
  await send(page)
  await expectFailure(page)
  expect(log.join('\n')).toMatch(/^Failed to send message (?:\w*Error|DOMException)/m)

  await page.context().setOffline(false)
  await send(page)
  await expectSent(page)
  await expect(page.getByRole('heading', { name: 'Your message is still here' })).toBeHidden()
  expect(await formStub.inquiries()).toMatchObject([inquiry])
})

test("the text to send by hand follows the visitor's changes", { tag: '@full' }, async ({
  page,
  formStub,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  formStub.injectFault('5xx')
  await page.goto('/contact?service=cargo-tokens')
  await fillIn(page)
  await send(page)
  const text = page.getByRole('textbox', { name: 'Your message as text' })
  await expect(text).toHaveValue(/^Subject: New inquiry from the contact page: Cargo Tokens\n/)
  await fillIn(page, { message: 'A shorter question.' })
  await expect(text).toHaveValue(/A shorter question\.$/)
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r', '')).toBe(await text.inputValue())

  await page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await fillIn(page, { message: 'Another question.' })
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByText('The text is selected')).toBeVisible()
})

async function expectFailure(page: Page): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to send message' })
  await expect(notice).toContainText(
    'Please try again or contact us directly at hello@karang.example.',
  )
  expect(await formValues(page)).toEqual(inquiry)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()

  const words = Object.values(inquiry)
  const mail = page.getByRole('link', { name: 'Open as an email' })
  const link = new URL((await mail.getAttribute('href')) ?? '')
  expect(link.protocol + link.pathname).toBe('mailto:hello@karang.example')
  expect(link.searchParams.get('subject')).toBe('New inquiry from the contact page')
  const body = link.searchParams.get('body')?.replaceAll('\r', '')
  const text = await page.getByRole('textbox', { name: 'Your message as text' }).inputValue()
  for (const word of words) {
    expect(body).toContain(word)
    expect(text).toContain(word)
  }
}
