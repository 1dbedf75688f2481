import { expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { readSettings } from '../../src/generator/nodes/settings'
import { entries } from '../support/content'

type ServiceFile = ReturnType<typeof entries<'services'>>[number]

const { brand } = readSettings('.')
const live = entries('services', '.').filter(({ status }) => status === 'live')

for (const service of live) {
  test(`${service.title}: a visitor finds every section that the file has`, async ({ page }) => {
    await page.goto(`/services/${service.slug}`)
    await expect(page).toHaveTitle(`${service.title} | ${brand}`)
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      service.metaDescription,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.hero.title)

    const main = page.getByRole('main')
    await expect(main).toContainText(service.hero.subtitle)
    // Above the headline, where visitors from a search see whether they are in the right place.
    await expect(
      main.getByText(`${service.title} · ${service.hero.subtitle}`, { exact: true }),
    ).toBeVisible()
    await expect(main).toContainText(service.hero.description)
    await expect(main).toContainText(service.value.description)
    await expectLink(page, service.hero.primaryButton.text, contact(service))
    const { text, link } = service.hero.secondaryButton
    await expectLink(page, text, link === '/contact' ? contact(service) : link)
    await expectLink(page, service.firstCta.button.text, contact(service))
    await expectLink(page, service.finalCta.button.text, contact(service))

    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      expect.arrayContaining([
        service.value.title,
        service.services.title,
        service.firstCta.title,
        ...(service.portfolio ? [service.portfolio.title] : []),
        service.process.title,
        service.benefits.title,
        ...(service.stats ? [service.stats.title] : []),
        service.finalCta.title,
      ]),
    )
    for (const { title, description } of [
      ...service.services.features,
      ...service.benefits.items,
    ]) {
      await expect(main.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
      await expect(main).toContainText(description)
    }
    for (const { title, items } of service.process.steps) {
      const step = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      for (const item of items) await expect(step.first()).toContainText(item)
    }
    for (const { value, label } of service.stats?.items ?? []) {
      const figures = page.locator('#figures')
      await expect(figures).toContainText(value)
      await expect(figures).toContainText(label)
    }
    const questions = page.locator('#questions details')
    await expect(questions).toHaveCount(service.questions.length)
    await test.step('the portfolio PDF downloads under its name and holds the steps', () =>
      expectPortfolio(page, service))
  })
}

async function expectPortfolio(page: Page, service: ServiceFile): Promise<void> {
  const link = page.locator('#portfolio a[download]')
  await expect(link).toContainText(/\b[2-4]\b.*\b\d+ KB/)
  const words = `${brand} ${service.title}`
    .normalize('NFKD')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  await expect(link).toHaveAttribute('download', `${words.join('-')}-Portfolio.pdf`)
  await expect(page.locator('#portfolio').getByRole('img')).toBeVisible()

  const response = await page.request.get(`/documents/${service.slug}.pdf`)
  expect(response.headers()['content-type']).toBe('application/pdf')
  const bytes = await response.body()
  expect(bytes.length).toBeLessThan(200_000)
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  expect(pdf.numPages).toBeGreaterThanOrEqual(2)
  expect(pdf.numPages).toBeLessThanOrEqual(4)
  const { text } = await extractText(pdf, { mergePages: true })
  const plain = withoutSpaces(text)
  expect(plain).toContain(withoutSpaces(service.title))
  for (const step of service.process.steps) expect(plain).toContain(withoutSpaces(step.title))
}

function contact({ slug }: ServiceFile): string {
  return `/contact?service=${slug}`
}

async function expectLink(page: Page, name: string, target: string): Promise<void> {
  const links = page.getByRole('main').getByRole('link', { name, exact: true })
  await expect(links.first()).toHaveAttribute('href', target)
}

/** Removes spaces and hyphens: line ends and hyphenation differ between the file and a PDF's page. */
function withoutSpaces(text: string): string {
  return text.replace(/[\s\u00AD-]+/g, '')
}
