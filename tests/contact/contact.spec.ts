import { expect } from '@playwright/test'
import { budgets, entries } from '../support/content'
import {
  expectSent,
  fillIn,
  formValues,
  inquiry,
  nothing,
  openForm,
  send,
  test,
} from '../support/servers/form-stub'

test.describe('the contact form', () => {
  test('has all its fields, and the first is visible without scrolling', async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/contact')
      await expect(page.getByLabel('Name')).toBeInViewport({ ratio: 1 })
    }
    for (const name of ['Name', 'Email', 'Message'])
      await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('required')
    for (const name of ['Company', 'Budget'])
      await expect(page.getByLabel(name)).not.toHaveAttribute('required')
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    await expect(page.getByLabel('Message', { exact: true })).toHaveAttribute('rows', '5')
    await expect(page.getByLabel('Budget').locator('option')).toHaveText([
      'Select a range',
      ...budgets,
    ])
  })

  // Test names must differ in their letters, which name the test's folder.
  for (const [name, path] of Object.entries({ contact: '/contact', home: '/#contact' }))
    test(`sends an inquiry from the ${name} page, shows the next steps and resets the form`, {
      tag: name === 'contact' ? [] : '@full',
    }, async ({ page, formStub }) => {
      await page.goto(path)
      await fillIn(page)
      const posted = page.waitForRequest((request) => request.method() === 'POST')
      await send(page)
      const notice = page.getByRole('status').filter({ hasText: 'Message sent successfully!' })
      await expect(notice).toContainText("We'll get back to you within 3–4 tides.")
      expect(await formValues(page)).toEqual(nothing)
      await expect(page.getByRole('heading', { name: 'Your message has reached us' })).toBeFocused()
      await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden()
      await expect(page.getByText('You get a reply by email')).toBeVisible()
      await page.getByRole('button', { name: 'Write another message' }).click()
      await expect(page.getByLabel('Name')).toBeFocused()
      await expect(page.getByText(/^Your last message was sent at/)).toBeVisible()
      const request = await posted
      expect(request.headers()['content-type']).toBe('application/json')
      const payload = request.postDataJSON()
      const { access_key, inquiry_id, ...others } = payload
      expect(others).toEqual({ ...inquiry, subject: 'New inquiry from the contact page' })
      expect(await formStub.inquiries()).toEqual([payload])
    })

  test('sends once after repeated clicks', async ({ page, formStub }) => {
    formStub.injectFault('late')
    await openForm(page)
    await fillIn(page)
    await page.getByRole('button', { name: 'Send message' }).dblclick()
    const sending = page.getByRole('button', { name: 'Sending…' })
    await expect(sending).toBeDisabled()
    // Visitors also click disabled buttons. Playwright would wait.
    await sending.click({ force: true })
    await page.getByLabel('Name').press('Enter')
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    formStub.injectFault(undefined)
    await expectSent(page)
    expect(await formStub.inquiries()).toHaveLength(1)
  })

  test('shows error messages and focuses the first invalid field', async ({ page, formStub }) => {
    await openForm(page)
    await send(page)
    const [name, email] = [page.getByLabel('Name'), page.getByLabel('Email')]
    const message = page.getByLabel('Message', { exact: true })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Enter your name.')
    await expect(email).toHaveAccessibleDescription('Enter your email address.')
    await expect(message).toHaveAccessibleDescription('Write a message.')
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveText(
      '3 fields need a correction.',
    )

    // The form accepts a host without a dot and non-ASCII letters, like mail systems.
    await fillIn(page, { ...inquiry, email: 'sri@' })
    await expect(name).toHaveAccessibleDescription('')
    await send(page)
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(
      'Enter a complete email address, such as name@company.com.',
    )
    expect(await formStub.inquiries()).toHaveLength(0)
    await fillIn(page, { email: 'srí+kopi@intranet', message: '   ' })
    await send(page)
    await expect(message).toBeFocused()
    await fillIn(page, { message: 'One line.' })
    await send(page)
    await expectSent(page)
    expect(await formStub.inquiries()).toMatchObject([{ email: 'srí+kopi@intranet' }])
  })

  test('has a honeypot that is hidden from people and password managers', { tag: '@full' }, async ({
    page,
    formStub,
  }) => {
    await openForm(page)
    const trap = page.locator('input[name=botcheck]')
    await expect(trap).toBeHidden()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    // The refusal shows an error, in case a person ticked the box.
    await fillIn(page)
    await trap.evaluate((box: HTMLInputElement) => box.click())
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Failed to send message')
    expect(await formStub.inquiries()).toHaveLength(0)
  })
})

test.describe('links from other pages', () => {
  test('the form and its subject name the service', async ({ page, formStub }) => {
    await page.goto('/services/stock-ledger')
    await page.locator('main a[href$="&offer=first"]').click()
    await expect(page).toHaveURL(/\/contact\?service=stock-ledger&offer=first$/)
    await expect(page.getByText('About Stock Ledger')).toBeVisible()
    const promise = entries('services').find(({ slug }) => slug === 'stock-ledger')?.firstCta
    const { button, description } = promise ?? { button: { text: '' }, description: '' }
    await expect(page.getByRole('heading', { level: 2, name: button.text })).toBeVisible()
    await expect(page.getByText(description)).toBeVisible()
    await fillIn(page)
    await send(page)
    await expectSent(page)
    expect(await formStub.inquiries()).toMatchObject([
      { ...inquiry, subject: `New inquiry from the contact page: Stock Ledger: ${button.text}` },
    ])
  })

  test('the final links of an industry and a case open a form that names them', {
    tag: '@full',
  }, async ({ page }) => {
    for (const { path, query, name, offer } of [
      {
        path: '/industries/shipping',
        query: 'service=shipping&offer=industries',
        name: 'Shipping & Ports',
        offer: 'Ask the harbour office',
      },
      {
        path: '/portfolio/forty-lamps',
        query: 'service=forty-lamps&offer=cases',
        name: 'Forty lamps, one rota',
        offer: 'Write to us',
      },
    ]) {
      await page.goto(path)
      await page.locator('main a[href^="/contact?"]').last().click()
      await expect(page).toHaveURL(`/contact?${query}`)
      await expect(page.getByText(`About ${name}`, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: offer })).toBeVisible()
    }
  })

  test('the form shows known offers and ignores unknown values', async ({ page, formStub }) => {
    await openForm(page, '/contact?offer=offerings')
    await expect(page.getByRole('heading', { name: 'Ask the harbour office' })).toBeVisible()
    await fillIn(page)
    await send(page)
    await expectSent(page)
    expect(await formStub.inquiries()).toMatchObject([
      { subject: 'New inquiry from the contact page: Ask the harbour office' },
    ])
    await openForm(page, '/contact?service=<script>&offer=<script>alert(1)</script>')
    await expect(page.getByText('About General inquiry')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Write to us')
  })

  test('the layout stays still when the service appears, and the visitor can remove the service', {
    tag: '@full',
  }, async ({ page, formStub }) => {
    await page.goto('/contact')
    const before = await page.getByLabel('Name').boundingBox()
    await page.goto('/contact?service=stock-ledger&offer=first')
    const takeAway = page.getByRole('button', { name: 'Not about Stock Ledger' })
    await expect(takeAway).toBeVisible()
    expect(await page.getByLabel('Name').boundingBox()).toEqual(before)
    await takeAway.click()
    await expect(page.getByText('About General inquiry')).toBeVisible()
    await expect(page.getByText('General inquiry', { exact: true })).toBeFocused()
    await expect(page).toHaveURL(/\/contact$/)
    await fillIn(page)
    await send(page)
    await expectSent(page)
    expect(await formStub.inquiries()).toMatchObject([
      { subject: 'New inquiry from the contact page' },
    ])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows address and budget ranges, and the form posts natively', async ({
    page,
    formStub,
  }) => {
    await page.goto('/contact?service=stock-ledger')
    const panel = page.getByRole('complementary')
    await expect(panel.getByRole('link', { name: 'hello@karang.example' })).toHaveAttribute(
      'href',
      'mailto:hello@karang.example',
    )
    await expect(panel).toContainText('Old Weigh House')
    await expect(panel.getByRole('link', { name: 'Show the map' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    )
    const help = page.getByRole('main').locator('details', { hasText: 'What do these ranges buy?' })
    await expect(help.getByRole('term').first()).toBeHidden()
    await help.locator('summary').click()
    await expect(help.getByRole('term')).toContainText(budgets)
    await expect(help.getByRole('link', { name: 'Yearly survey' })).toHaveAttribute(
      'href',
      '/offerings#yearly-survey',
    )
    await fillIn(page)
    await send(page)
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/thank-you$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message has reached us')
    const [kept] = await formStub.inquiries()
    expect(kept).toMatchObject({
      ...inquiry,
      // The HTML standard ends lines of native form posts with CRLF.
      message: inquiry.message.replace('\n', '\r\n'),
      subject: 'New inquiry from the contact page',
    })
    expect(kept).not.toHaveProperty('botcheck')
    expect(kept?.redirect).toMatch(/^https:\/\/[^/]+\/thank-you$/)
  })

  test('the browser validates the fields, and a refused inquiry opens an error page', async ({
    page,
    formStub,
  }) => {
    await page.goto('/contact')
    await fillIn(page, { ...inquiry, email: 'nobody' })
    await send(page)
    await expect(page).toHaveURL(/\/contact$/)
    // Only the form service refuses this message.
    await fillIn(page, { ...inquiry, message: ' ' })
    await send(page)
    await expect(page).toHaveURL(/\/not-sent$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'hello@karang.example' }),
    ).toBeVisible()
    expect(await formStub.inquiries()).toHaveLength(0)
    await page.goBack()
    expect(await formValues(page)).toEqual({ ...inquiry, message: ' ' })
  })
})
