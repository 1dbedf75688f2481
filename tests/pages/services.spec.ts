/** tests/builds/field-effects.ts tests that service pages show every field. */
import { expect, type Page, test } from '@playwright/test'
import { entries } from '../support/content'
import { readPdf, withoutSpaces } from '../support/pdf'
import { company } from '../support/servers/company'

const [service] = entries('services').filter(({ slug }) => slug === 'stock-ledger')
if (!service) throw new Error('The test company has no service stock-ledger.')
const { primaryButton, secondaryButton } = service.hero
const { firstCta, process, benefits, finalCta } = service
if (!secondaryButton || !firstCta || !process || !benefits || !finalCta)
  throw new Error('The service stock-ledger of the test company lacks an optional part.')

test('a service links to the form, its benefits and its offerings', async ({ page }) => {
  await page.goto('/services/stock-ledger')
  const main = page.getByRole('main')
  for (const [offer, { text }] of Object.entries({
    main: primaryButton,
    first: firstCta.button,
    final: finalCta.button,
  }))
    await expect(main.getByRole('link', { name: text })).toHaveAttribute(
      'href',
      `/contact?service=stock-ledger&offer=${offer}`,
    )
  await main.getByRole('link', { name: secondaryButton.text }).click()
  await expect(page).toHaveURL(/#benefits$/)
  await expect(page.getByRole('heading', { name: benefits.title })).toBeInViewport()

  const offering = (name: string) => main.getByRole('definition').filter({ hasText: name })
  await expect(offering('Yearly survey')).toHaveText(/Two weeks\s*40 to 400\smillion rupiah/)
  await expect(offering('Standing crew')).toHaveText('Standing crew')
  await offering('Yearly survey').getByRole('link').click()
  await expect(page).toHaveURL('/offerings#yearly-survey')
})

test('the practice lead and a result are next to the first call to action', async ({ page }) => {
  const lead = entries('team').find(({ leads }) => leads.includes(service.group))
  const named = entries('cases').find(({ services }) =>
    services.some((slug) => slug === service.slug),
  )
  if (!lead || !named)
    throw new Error('The group of stock-ledger has no practice lead, or the service has no case.')
  await page.goto('/services/stock-ledger')
  const band = page.getByRole('main').locator('section', { hasText: firstCta.title }).first()
  await expect(band.getByRole('heading', { name: lead.name })).toBeVisible()
  await expect(band.getByText(lead.summary)).toBeVisible()
  const measured = entries('cases').flatMap(({ measures }) => measures.slice(0, 1))
  // The first line is for screen readers.
  const [phrase] = (await band.locator('a[href^="/portfolio/"] strong').innerText()).split('\n')
  expect(measured.map(({ before, after }) => `${before}, then ${after}`)).toContain(phrase)
})

test('a service shows its shared process and questions, and its brochure', async ({ page }) => {
  await page.goto('/services/crate-count')
  // The keyboard journey tests the download.
  await expect(page.locator('#portfolio').getByRole('img')).toBeVisible()
  for (const { title } of process.steps)
    await expect(page.locator('#process').getByText(title, { exact: true })).toBeVisible()
  for (const { question } of service.questions)
    await expect(page.locator('#questions').getByText(question)).toBeVisible()
  const { words } = await readPdf(`${company.dist}/documents/crate-count.pdf`)
  for (const { title, items } of process.steps)
    for (const part of [title, ...items]) expect(words).toContain(withoutSpaces(part))
})

test('parts of the advice open on phones, and wide screens show all', async ({ page, browser }) => {
  const text = (where: Page) => where.getByText('Keys for two storekeepers and one weigher')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/services/stock-ledger')
  await expect(text(page)).toBeVisible()

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const phone = await context.newPage()
  await phone.goto(page.url())
  await expect(text(phone)).toBeHidden()
  await phone.getByText('What to have ready').click()
  await expect(text(phone)).toBeVisible()
  await context.close()
})
