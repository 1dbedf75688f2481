import { expect, type Page } from '@playwright/test'
import { fillIn, formValues, inquiry, openForm, send, test } from '../support/servers/form-stub'
import { uncaughtErrors, visit } from '../support/visit'

/** Wraps an element as browser extensions do. */
const wrap = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).evaluate((element) => {
    const wrapper = document.createElement('div')
    element.replaceWith(wrapper)
    wrapper.append(element)
  })

test.describe('after an extension has wrapped an element that React removes', () => {
  test('the form keeps the typed text and can be sent without React', { tag: '@full' }, async ({
    page,
    formStub,
  }) => {
    await openForm(page, '/contact?service=cargo-tokens')
    await fillIn(page, { ...inquiry, email: 'sri@' })
    await send(page)
    await wrap(page, '#inquiry-email-error')
    await fillIn(page, { email: inquiry.email })
    await expect(page.locator('form[novalidate]')).toHaveCount(0)
    expect(await formValues(page)).toEqual(inquiry)
    await fillIn(page, { company: 'Koperasi Baru' })
    await send(page)
    await expect(page).toHaveURL('/thank-you')
    expect(await formStub.inquiries()).toMatchObject([
      {
        name: inquiry.name,
        company: 'Koperasi Baru',
        subject: 'New inquiry from the contact page: Cargo Tokens',
        inquiry_id: expect.stringMatching(/^\w{20,}$/),
      },
    ])
    // The first moves may precede the page's script.
    await expect(async () => {
      await page.mouse.move(30, 30)
      await page.mouse.move(40, 40)
      expect(await page.evaluate(() => localStorage.getItem('inquiry-draft'))).toBeNull()
    }).toPass()
  })

  test('a broken section stays visible, and the rest of the site works', { tag: '@full' }, async ({
    page,
  }) => {
    const errors = uncaughtErrors(page)
    await visit(page)
    const section = page.getByRole('main').locator('section').filter({ hasText: 'on camera' })
    const words = await section.innerText()
    await wrap(page, 'main figure [data-scripted]')
    // The poster covers the wrapped button.
    await section.getByRole('button', { name: /play/i }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await section.innerText()).toBe(words)

    const next = page.getByRole('tab').nth(1)
    await next.click()
    await expect(next).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our crew' }).click()
    await expect(page).toHaveTitle(/^About/)
    await page.goBack()
    await expect(
      page.getByRole('main').locator('section').filter({ hasText: 'on camera' }),
    ).toBeVisible()
    expect(errors).toEqual([])
  })

  test('the header stays visible, and its links work', { tag: '@full' }, async ({ page }) => {
    await visit(page)
    await wrap(page, 'header details:has([name=theme])')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    const header = page.getByRole('banner')
    await expect(header).toBeVisible()
    await header.getByRole('link', { name: 'Our crew' }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a page with broken data keeps its content', { tag: '@full' }, async ({ page }) => {
  await page.route('**/page-data/sq/d/*.json', (route) => route.fulfill({ json: { data: {} } }))
  await page.goto('/contact')
  const words = await page.getByRole('main').innerText()
  // React reports the failure after the page has its content back. An earlier click would be lost.
  const failure = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await failure
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our crew' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  expect(await page.getByRole('main').innerText()).toBe(words)
})
