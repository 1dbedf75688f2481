import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import {
  expectSent,
  type FormService,
  fillIn,
  formValues,
  inquiry,
  openForm,
  send,
  test,
} from '../support/servers/form-receiver'
import { loggedErrors } from '../support/visit'

interface FailureCase {
  name: string
  /** Left out of the failures that are tried after each change. */
  tag?: '@full'
  begin(receiver: FormService, page: Page): unknown
  end(receiver: FormService, page: Page): unknown
}

const clearFault = (receiver: FormService) => receiver.injectFault(undefined)

/** One for each way in which sending fails: no answer (a broken connection is in contact-draft, a stalled one in contact-identity), one that is not the service's, its refusal, and a status. */
const failures: FailureCase[] = [
  {
    name: 'the visitor is offline',
    begin: (_, page) => page.context().setOffline(true),
    end: (_, page) => page.context().setOffline(false),
  },
  {
    name: 'a web page comes back',
    tag: '@full',
    begin: (receiver) => receiver.injectFault('html'),
    end: clearFault,
  },
  {
    name: 'the service says no, with a reason',
    begin: (receiver) => receiver.injectFault('refuse'),
    end: clearFault,
  },
  { name: 'the status is 5xx', begin: (receiver) => receiver.injectFault('5xx'), end: clearFault },
]

for (const { name, begin, end, tag = [] } of failures)
  test(`${name}: the visitor is told, keeps every word and can send it again`, {
    tag,
  }, async ({ page, receiver }) => {
    const log = loggedErrors(page)
    await openForm(page)
    await fillIn(page)
    await begin(receiver, page)
    await send(page)
    await expectFailure(page)
    expect(log.join('\n')).toMatch(/^Failed to send message (?:\w*Error|DOMException)/m)

    await end(receiver, page)
    await send(page)
    await expectSent(page)
    await expect(page.getByRole('heading', { name: 'Your message is still here' })).toBeHidden()
    expect(await receiver.inquiries()).toMatchObject([inquiry])
  })

test('the words to send by hand follow what the visitor changes', {
  tag: '@full',
}, async ({ page, receiver }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  receiver.injectFault('5xx')
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

  // Where the clipboard is refused, the page says so.
  await page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await fillIn(page, { message: 'Another question.' })
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByText('The text is selected')).toBeVisible()
})

test('pressed twice before the page’s scripts run, it posts one inquiry with an id', {
  tag: '@full',
}, async ({ page, receiver }) => {
  await page.route(/\/(app|framework|webpack-runtime)-\w+\.js/, (route) => route.abort())
  await page.goto('/contact')
  await fillIn(page)
  receiver.injectFault('late')
  const posts: (string | null)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData())
  })
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    setTimeout(() => form.requestSubmit(), 200)
  })
  // The page cannot be asked while it waits for the answer to the first.
  await wait(600)
  receiver.injectFault(undefined)
  await expect(page).toHaveURL(/\/thank-you$/)
  expect(posts).toEqual([expect.stringMatching(/\binquiry_id=\w{20,}/)])
  expect(await receiver.inquiries()).toHaveLength(1)
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
