import { expect, type Locator, type Page, test } from '@playwright/test'
import { entries } from '../support/content'
import { holdScripts, visit, waitForLayout } from '../support/visit'

const section = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })

const hrefsOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

const quotesOf = (kind: string): string[] =>
  entries('testimonials').flatMap(({ segment, quote }) => (segment === kind ? [quote] : []))

test('the home page has its sections in order, with their content', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counting crates since 1987')
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    [
      'A record that both quays can rely on',
      'Trusted by',
      'Four groups of work',
      'Harbours on camera',
      'Trades of the harbour',
      'What the quay says',
      'What has been counted',
      'Tools of our own',
      'Read the notes first',
      'The people on the quay',
      'Tell us what has to be counted, and by when',
    ],
  )
  // Offerings are switched off.
  await expect(page.getByRole('list', { name: 'Offerings' })).toHaveCount(0)

  const industries = section(page, 'Trades of the harbour').getByRole('link')
  expect(await hrefsOf(industries)).toEqual([
    '/industries',
    '/industries/shipping',
    '/industries/fisheries',
    '/industries/customs',
  ])
  await expect(section(page, 'What has been counted').getByRole('listitem')).toHaveCount(3)
  await expect(section(page, 'Trusted by').getByRole('listitem')).toContainText(
    entries('clients').map(({ name }) => name),
  )

  const team = section(page, 'The people on the quay')
  await expect(team.getByRole('heading', { level: 3 })).toHaveText(['Sari Wibowo', 'Tomas Lim'])
  const profiles = team.getByRole('link', { name: /^Profile of .* \(opens in a new tab\)$/ })
  await expect(profiles).toHaveCount(2)
  for (const profile of await profiles.all())
    await expect(profile).toHaveAttribute('target', '_blank')

  const solutions = section(page, 'Tools of our own').getByRole('listitem')
  await expect(solutions).toHaveCount(3)
  for (const [name, status] of Object.entries({
    'Tide Table': 'Recording Now',
    'Harbour Log': 'Live',
    'Net Share': 'Under development',
  }))
    await expect(solutions.filter({ hasText: name })).toContainText(status)
  await page.getByRole('main').getByRole('link', { name: 'Net Share' }).click()
  await expect(page).toHaveURL('/solutions/net-share')
})

test('the page links to finder, cases, form and services', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const opening = main.locator('> :first-child')
  const band = section(page, 'Read the notes first')
  await expect(band.getByRole('listitem')).toContainText(['31, then 40'])
  const quote = section(page, 'What the quay says').getByRole('tabpanel').first()
  const links: [Locator, string, string][] = [
    [opening, 'Which service?', '/find'],
    [opening, 'Ombak', '/portfolio/forty-lamps'],
    [section(page, 'Trusted by'), 'Forty lamps, one rota', '/portfolio/forty-lamps'],
    [quote, 'Forty lamps, one rota', '/portfolio/forty-lamps'],
    [band, 'Read 1 case', '/portfolio'],
    [main, 'Request the portfolio', '#contact'],
  ]
  for (const [place, name, href] of links)
    expect(await hrefsOf(place.getByRole('link', { name })), name).toEqual([href])

  await page.getByRole('link', { name: 'See what we do' }).click()
  await expect(page).toHaveURL('/#services')
  await expect(page.getByRole('heading', { name: /^Four groups of work/ })).toBeInViewport()
  await page.goBack()
  await page.getByRole('link', { name: 'Describe your harbour' }).click()
  await expect(page).toHaveURL('/#contact')
  await expect(page.getByRole('heading', { name: /^Tell us what has/ })).toBeInViewport()
})

test('the results fit the first screen, and pictures load on scroll', { tag: '@full' }, async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(request.url())
  })
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const results = page.getByRole('main').locator('> :first-child li')
    await expect(results.filter({ hasText: 'Lamps lit' })).toContainText('Ombak')
    const { y = 0, height: own = 0 } = (await results.last().boundingBox()) ?? {}
    expect(y + own, `${width}`).toBeLessThanOrEqual(height)
  }
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((address) => address.includes('/static/'))).toEqual([])

  await page.mouse.wheel(0, 900)
  for (const logo of await section(page, 'Trusted by').locator('img').all()) {
    await expect(logo).toHaveAttribute('width', /\d/)
    await expect(logo).toHaveAttribute('height', /\d/)
    await expect
      .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  }
  // A capture of the whole page contains all pictures.
  await page.evaluate(() => scrollTo(0, 0))
  for (const picture of await page.locator('main picture').all())
    await expect(picture).toHaveCSS('content-visibility', 'visible')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one group of services and one segment of clients are open', async ({ page }) => {
    await page.goto('/')
    const services = section(page, 'Four groups of work')
    const heads = services.locator('summary')
    await expect(heads.getByRole('heading')).toHaveText([
      'Advice & Training',
      'Registers',
      'Stores',
      'Port Tools',
    ])
    await expect(heads).toContainText(['2 services', '4 services', '5 services', '2 services'])
    const consulting = services.getByRole('link', { name: 'Harbour Survey' })
    const it = services.getByRole('link', { name: 'Stock Ledger' })
    const all = services.getByRole('link', { name: 'All 5' })
    await expect(consulting).toBeVisible()
    await expect(it).toBeHidden()
    await heads.nth(2).click()
    await expect(it).toBeVisible()
    await expect(consulting).toBeHidden()
    await expect(services.locator('details[open]').getByRole('link')).toHaveCount(4)
    await expect(all).toHaveAttribute('href', '/services#it-consulting')
    await heads.nth(2).click()
    await expect(it).toBeHidden()
    await expect(consulting).toBeHidden()

    // Coming-soon services have their own addresses.
    await heads.nth(1).click()
    for (const name of ['Night Ledger', 'Sea Wallet'])
      expect(await hrefsOf(services.getByRole('link', { name }))).toEqual([
        `/services/${name.toLowerCase().replace(' ', '-')}`,
      ])

    const testimonials = section(page, 'What the quay says')
    const shown = testimonials.locator('blockquote').filter({ visible: true })
    for (const kind of ['Association', 'SMBs', 'Enterprises']) {
      if (kind !== 'Association') await testimonials.getByText(kind, { exact: true }).click()
      const quotes = async () => (await shown.allTextContents()).sort()
      await expect.poll(quotes, kind).toEqual(quotesOf(kind).sort())
    }
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} scripts`, {
    tag: '@full',
  }, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 740 }, hasTouch: true })

    test('a tapped heading of the services stays under the finger', async ({ page }) => {
      await page.goto('/')
      if (javaScriptEnabled) await waitForLayout(page)
      const services = section(page, 'Four groups of work')
      const heading = (name: string) => services.locator('summary').filter({ hasText: name })
      const top = async (name: string) => Math.round((await heading(name).boundingBox())?.y ?? 0)
      // The browser may adjust the scroll position a frame later.
      const expectNear = (name: string, before: number) =>
        expect.poll(async () => Math.abs((await top(name)) - before)).toBeLessThanOrEqual(1)
      const toMiddle = async (one: Locator) => {
        await one.evaluate((element) =>
          element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        )
        // A screenshot waits for the paint.
        await page.screenshot()
      }
      for (const name of ['Registers', 'Stores', 'Port Tools']) {
        await toMiddle(heading(name))
        const before = await top(name)
        await heading(name).tap()
        await expect(services.locator('details[open]')).toContainText(name)
        await expectNear(name, before)
      }
      await toMiddle(heading('Stores'))
      await heading('Stores').focus()
      const before = await top('Stores')
      await page.keyboard.press('Enter')
      await expect(services.locator('details[open]')).toContainText('Stores')
      await expectNear('Stores', before)
    })
  })

test('arrow keys move between the tabs, and Back restores the chosen tab', async ({ page }) => {
  await visit(page)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Association')).toHaveAttribute('aria-selected', 'true')
  await tab('Association').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('SMBs')).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'SMBs' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(tab('Enterprises')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Association')).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.keyboard.press('End')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offerings' }).click()
  await expect(page).toHaveURL('/offerings')
  await page.goBack()
  await expect(tab('Enterprises')).toHaveAttribute('aria-selected', 'true')
})

test('a tab chosen before hydration persists', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const colorsOf = (part: Locator) =>
    part.evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color])
  const releaseScripts = await holdScripts(page)
  await page.goto('/')
  await waitForLayout(page)
  const choice = page.getByRole('radio', { name: 'SMBs' })
  const label = page.locator('[role=radiogroup] label').filter({ hasText: 'SMBs' })
  await label.click()
  await expect(choice).toBeChecked()
  await choice.focus()
  expect(await colorsOf(label)).not.toEqual(
    await colorsOf(page.locator('[role=radiogroup] label').last()),
  )
  const quote = page.getByText(quotesOf('SMBs')[0] ?? '')
  const before = [await label.boundingBox(), await quote.boundingBox()]
  releaseScripts()
  const tab = page.getByRole('tab', { name: 'SMBs' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeFocused()
  expect([await tab.boundingBox(), await quote.boundingBox()]).toEqual(before)
  await tab.hover()
  const hovered = await colorsOf(tab)
  expect(hovered).not.toEqual(await colorsOf(page.getByRole('tab').last()))
  await page.mouse.move(10, 10)
  await expect.poll(() => colorsOf(tab)).toEqual(hovered)
})
