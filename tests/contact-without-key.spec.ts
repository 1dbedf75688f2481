import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { serve } from '../scripts/serve'
import { fillIn, formWords, inquiry, takeOver } from './form-receiver'
import { copySite, type SiteCopy } from './site-copy'

// The tests share one build of the site.
test.describe.configure({ mode: 'default', timeout: 400_000 })

let copy: SiteCopy
let built: string
let site: Awaited<ReturnType<typeof serve>>

test.beforeAll(async () => {
  test.setTimeout(400_000)
  copy = await copySite()
  // A build in another place finds nothing of the last one's static queries.
  for (const folder of ['.cache', 'public', 'dist'])
    await rm(join(copy.folder, folder), { recursive: true, force: true })
  const { status, output } = await copy.run('npm', ['run', 'build'], {
    GATSBY_FORM_ACCESS_KEY: '',
    GATSBY_FORM_ENDPOINT: '',
  })
  built = output
  expect(status, output).toBe(0)
  site = await serve({ folder: join(copy.folder, 'dist'), port: 0 })
})
test.afterAll(async () => {
  site?.server.close()
  await copy.remove()
})

test('the build says in one line that the form has no key', () => {
  expect(built.match(/GATSBY_FORM_ACCESS_KEY is not set/g)).toHaveLength(1)
})

test('the form offers a ready-filled e-mail, and the words to copy', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.method()))
  await page.goto(`${site.address}/contact?service=erp-integration`)
  await takeOver(page)
  await fillIn(page)
  const opened = mailOf(page)
  await page.getByRole('button', { name: 'Write the email' }).click()
  const mail = new URL(await opened)
  expect(mail.pathname).toBe('hello@rantara.example')
  expect(mail.searchParams.get('subject')).toBe(
    'New inquiry from the contact page: ERP Integration',
  )
  for (const word of Object.values(inquiry))
    expect(mail.searchParams.get('body')?.replaceAll('\r', '')).toContain(word)

  await expect(page.getByRole('textbox', { name: 'Your message as text' })).toHaveValue(
    new RegExp(inquiry.email),
  )
  expect(await formWords(page)).toEqual(inquiry)
  expect(asked).not.toContain('POST')
})

test('an e-mail needs the same fields', async ({ page }) => {
  await page.goto(`${site.address}/contact`)
  await takeOver(page)
  await page.getByRole('button', { name: 'Write the email' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form itself opens the e-mail', async ({ page }) => {
    await page.goto(`${site.address}/contact`)
    const form = page.locator('form[method=post]')
    await expect(form).toHaveAttribute(
      'action',
      'mailto:hello@rantara.example?subject=New%20inquiry%20from%20the%20contact%20page',
    )
    await expect(form).toHaveAttribute('enctype', 'text/plain')
    await expect(form.locator('input[name=access_key]')).toHaveCount(0)
  })
})

/** The address of the e-mail that the page opens next. */
async function mailOf(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  return new Promise((resolve) => {
    client.on('Page.frameRequestedNavigation', ({ url }) => resolve(url))
  })
}
