import { expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { readSettings } from '../../src/generator/nodes/settings'
import { entries } from '../support/content'

type ServiceFile = ReturnType<typeof entries<'services'>>[number]

const { brand } = readSettings('.')
const live = entries('services', '.').filter(({ status }) => status === 'live')

for (const service of live)
  test(`${service.title}: a visitor finds every section that the file has`, async ({ page }) => {
    await page.goto(`/services/${service.slug}`)
    const seen = await seenOn(page)
    expect(seen.title).toBe(`${service.title} | ${brand}`)
    expect(seen.description).toBe(service.metaDescription)
    expect(seen.headings.h1).toEqual([service.hero.title])
    // Above the headline, where visitors from a search see whether they are in the right place.
    expect(seen.texts).toContain(`${service.title} · ${service.hero.subtitle}`)

    const { text, link } = service.hero.secondaryButton
    expect(seen.links).toEqual(
      expect.arrayContaining([
        [service.hero.primaryButton.text, contact(service)],
        [text, link === '/contact' ? contact(service) : link],
        [service.firstCta.button.text, contact(service)],
        [service.finalCta.button.text, contact(service)],
      ]),
    )
    expect(seen.headings.h2).toEqual(
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
    const features = [...service.services.features, ...service.benefits.items]
    expect(seen.headings.h3).toEqual(expect.arrayContaining(features.map(({ title }) => title)))
    for (const description of [
      service.hero.subtitle,
      service.hero.description,
      service.value.description,
      ...features.map(({ description }) => description),
    ])
      expect(seen.text).toContain(description)
    for (const { title, items } of service.process.steps) {
      const step = seen.items.find(({ headings }) => headings.includes(title))
      for (const item of items) expect(step?.text, title).toContain(item)
    }
    for (const { value, label } of service.stats?.items ?? []) {
      expect(seen.figures).toContain(value)
      expect(seen.figures).toContain(label)
    }
    expect(seen.questions).toBe(service.questions.length)
    await test.step('the portfolio PDF downloads under its name and holds the steps', () =>
      expectPortfolio(page, service))
  })

/** Returns what a visitor sees of a service, in one request to the browser. */
function seenOn(page: Page) {
  return page.evaluate(() => {
    const textOf = (element: Element | null) =>
      (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
    const headings = (level: string) => visible(`main ${level}`).map(textOf)
    return {
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
      headings: { h1: headings('h1'), h2: headings('h2'), h3: headings('h3') },
      text: textOf(document.querySelector('main')),
      /** Texts of the elements that hold no others. */
      texts: visible('main *')
        .filter(({ childElementCount }) => childElementCount === 0)
        .map(textOf),
      links: visible('main a').map((link) => [textOf(link), link.getAttribute('href')]),
      items: visible('main li').map((item) => ({
        headings: [...item.querySelectorAll('h2, h3, h4')].map(textOf),
        text: textOf(item),
      })),
      figures: textOf(document.querySelector('#figures')),
      questions: document.querySelectorAll('#questions details').length,
    }
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

/** Removes spaces and hyphens: line ends and hyphenation differ between the file and a PDF's page. */
function withoutSpaces(text: string): string {
  return text.replace(/[\s\u00AD-]+/g, '')
}
