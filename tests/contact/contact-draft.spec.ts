import { expect } from '@playwright/test'
import {
  fillIn,
  formValues,
  hydrateForm,
  inquiry,
  openForm,
  test,
} from '../support/servers/form-receiver'

test.describe('what a visitor typed', () => {
  test('survives a failed send, a reload, a change of page and a closed tab, until it was sent', async ({
    page,
    context,
    receiver,
  }) => {
    receiver.injectFault('reset')
    await openForm(page, '/contact?service=stock-ledger')
    await fillIn(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to send message')
    expect(await formValues(page)).toEqual(inquiry)

    await page.reload()
    await hydrateForm(page)
    expect(await formValues(page)).toEqual(inquiry)
    await expect(page.getByText('We kept what you typed earlier.')).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Name')).toHaveValue(inquiry.name)
    expect(await formValues(page)).toEqual(inquiry)

    await page.close()
    const tab = await context.newPage()
    await openForm(tab)
    expect(await formValues(tab)).toEqual(inquiry)
    await expect(tab.getByText('About Stock Ledger')).toBeVisible()

    receiver.injectFault(undefined)
    await tab.getByRole('button', { name: 'Send message' }).click()
    await expect(tab.getByText('Message sent successfully!')).toBeVisible()
    expect(await receiver.inquiries()).toMatchObject([inquiry])
    await tab.reload()
    await hydrateForm(tab)
    expect(await tab.getByLabel('Name').inputValue()).toBe('')
  })

  test('survives the arrival of the scripts, and wins over an older draft', {
    tag: '@full',
  }, async ({ page }) => {
    await openForm(page)
    await fillIn(page, { ...inquiry, company: '' })

    await page.goto('/about')
    const network = await page.context().newCDPSession(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 800,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await page.getByLabel('Name').pressSequentially('Another name')
    await expect(page.locator('form[novalidate]')).toHaveCount(0)
    await page.getByLabel('Company').pressSequentially('Another company')
    await page.locator('form[novalidate]').waitFor()
    expect(await formValues(page)).toEqual({
      ...inquiry,
      name: 'Another name',
      company: 'Another company',
    })
  })

  test('can be cleared', async ({ page }) => {
    await openForm(page)
    await fillIn(page)
    await page.reload()
    await hydrateForm(page)
    await page.getByRole('button', { name: 'Clear the form' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('')
    await page.reload()
    await hydrateForm(page)
    await expect(page.getByLabel('Name')).toHaveValue('')
  })

  test('goes on being sent when the visitor leaves the page, and is not sent again', {
    tag: '@full',
  }, async ({ page, receiver }) => {
    receiver.injectFault('slow')
    await openForm(page)
    await fillIn(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('')
    expect(await receiver.inquiries()).toHaveLength(1)
  })

  test('is no draft any more after the form has posted itself', { tag: '@full' }, async ({
    page,
  }) => {
    await openForm(page)
    await fillIn(page)
    await page.goto('/thank-you')
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('inquiry-draft'))).toBeNull()
  })

  test('of two tabs stays in the one that was not sent', { tag: '@full' }, async ({
    page,
    context,
    receiver,
  }) => {
    await openForm(page)
    await fillIn(page, { ...inquiry, message: 'The first tab.' })
    const second = await context.newPage()
    await openForm(second)
    await fillIn(second, { ...inquiry, message: 'The second tab.' })
    await second.getByRole('button', { name: 'Send message' }).click()
    await expect(second.getByText('Message sent successfully!')).toBeVisible()
    await page.bringToFront()
    await page.reload()
    await hydrateForm(page)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('The first tab.')
    expect(await receiver.inquiries()).toHaveLength(1)
  })
})

test('a browser that keeps nothing keeps the words while the tab is open', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
  })
  await openForm(page)
  await fillIn(page)
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue(inquiry.name)
})
