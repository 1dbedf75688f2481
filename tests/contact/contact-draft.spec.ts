import { expect, type Page } from '@playwright/test'
import {
  expectSent,
  fillIn,
  formValues,
  hydrateForm,
  inquiry,
  openForm,
  send,
  test,
} from '../support/servers/form-stub'

async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await page.goBack()
}

test.describe('typed text', () => {
  test('survives a failed send, a reload, a page change and a closed tab, until it is sent', async ({
    page,
    context,
    formStub,
  }) => {
    formStub.injectFault('reset')
    await openForm(page, '/contact?service=stock-ledger')
    await fillIn(page)
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Failed to send message')
    expect(await formValues(page)).toEqual(inquiry)

    await page.reload()
    await hydrateForm(page)
    expect(await formValues(page)).toEqual(inquiry)
    await expect(page.getByText('We kept what you typed earlier.')).toBeVisible()

    await leaveAndReturn(page)
    await expect(page.getByLabel('Name')).toHaveValue(inquiry.name)
    expect(await formValues(page)).toEqual(inquiry)

    await page.close()
    const tab = await context.newPage()
    await openForm(tab)
    expect(await formValues(tab)).toEqual(inquiry)
    await expect(tab.getByText('About Stock Ledger')).toBeVisible()

    formStub.injectFault(undefined)
    await send(tab)
    await expectSent(tab)
    expect(await formStub.inquiries()).toMatchObject([inquiry])
    await tab.reload()
    await hydrateForm(tab)
    expect(await tab.getByLabel('Name').inputValue()).toBe('')
  })

  test('is sent once when the visitor leaves during the send', { tag: '@full' }, async ({
    page,
    formStub,
  }) => {
    formStub.injectFault('late')
    await openForm(page)
    await fillIn(page)
    await send(page)
    await leaveAndReturn(page)
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
    formStub.injectFault(undefined)
    await expectSent(page)
    await expect(page.getByLabel('Name')).toHaveValue('')
    expect(await formStub.inquiries()).toHaveLength(1)
  })
})

test('typed text survives a page change without storage', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
  })
  await openForm(page)
  await fillIn(page)
  await leaveAndReturn(page)
  await expect(page.getByLabel('Name')).toHaveValue(inquiry.name)
})

test('clearing the form moves the focus to its first field', { tag: '@full' }, async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  await page.reload()
  await hydrateForm(page)
  await page.getByRole('button', { name: 'Clear the form' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('')
})
