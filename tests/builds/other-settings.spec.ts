import { copyFile, readFile, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { serve } from '../../scripts/serve'
import { filesBelow } from '../../src/generator/publish/files'
import { entries } from '../support/content'
import { contributions } from '../support/content/contributions'
import { blocksOf, follow } from '../support/guide'
import { fillIn, formValues, inquiry, openForm } from '../support/servers/form-stub'
import { copySite, filesThatMention, type SiteCopy, testJourneys } from '../support/site-copy'
import { hydrate, visit } from '../support/visit'
import { addCollection, testCollection } from './collection'
import { testLanguageSwitch } from './language-switch'
import { applyRightToLeft, testRightToLeft } from './right-to-left'
import { applySecondLanguage, testSecondLanguage } from './second-language'
import { applySecondTheme, testSecondTheme } from './second-theme'

// One build serves all tests of this file.
test.describe.configure({ mode: 'default' })

const protocols = ['EVM Based', 'TON', 'Solana', 'Hyperledger', 'Polkadot', 'Custom']

/** From docs/deploying.md. */
const prefix = '/some/prefix'

/** A solution's description, which a menu shows on every page. */
const menuWords = '</script><img src=x onerror="window.ran = 10">'

let copy: SiteCopy
let built: string
let industries: string[]
let server: Server
let home: string

test.beforeAll(async () => {
  copy = await copySite()
  const settings = join(copy.folder, 'content/settings.yaml')
  const source = await readFile(settings, 'utf8')
  await writeFile(
    settings,
    source
      .replace('successStories: false', 'successStories: true')
      .replace('homeOfferings: false', 'homeOfferings: true')
      .replace('offeringsCarousel: false', 'offeringsCarousel: true')
      .replace(/^sampleNotice: .*\n/m, '')
      .replaceAll('Karang', 'Sagara')
      .replaceAll('karang', 'sagara'),
  )
  await copyFile(
    'tests/fixtures/words-like-code.mdx',
    join(copy.folder, 'content/articles/words-like-code.mdx'),
  )
  const solution = join(copy.folder, 'content/solutions/harbour-log.mdx')
  const described = await readFile(solution, 'utf8')
  await writeFile(solution, described.replace(/^description: .*/m, `description: '${menuWords}'`))
  await applySecondLanguage(copy)
  await applyRightToLeft(copy)
  for (const { name, make } of contributions) expect(await make(copy), name).toBe(true)
  industries = entries('industries', copy.folder).map(({ name }) => name)
  await addCollection(copy)
  await applySecondTheme(copy)
  const blocks = await blocksOf('docs/deploying.md')
  built = await follow(
    blocks.filter(({ text }) => text.startsWith(`PATH_PREFIX=${prefix} `)),
    copy,
    { GATSBY_FORM_ACCESS_KEY: '', GATSBY_FORM_ENDPOINT: '' },
  )
  const served = await serve({ folder: join(copy.folder, 'dist'), port: 0 })
  server = served.server
  home = served.address + prefix
})

test.afterAll(async () => {
  server?.close()
  await copy?.remove()
})

const site = () => ({ copy, home, prefix })

test.describe('with an added collection', () => testCollection(site))

test.describe('in a second language', () => {
  testSecondLanguage(site)
  testLanguageSwitch(site)
})

test.describe('in a third, right-to-left language', () => testRightToLeft(site))

test.describe('in another theme', () => testSecondTheme(site))

test('a rebranded site contains no trace of the test company or the sample', async () => {
  expect(await filesThatMention(/karang|rantara/i, join(copy.folder, 'dist'))).toEqual([])
})

test('without the sample notice, no page calls the company invented', async () => {
  expect(await filesThatMention(/are invented/, join(copy.folder, 'dist'))).toEqual([])
})

test('text that looks like code stays text on every page, menu and feed', async ({ page }) => {
  const live = /<script>window|<img src=x|<svg onload|srcdoc|root:x:/i
  const files = await filesThatMention(live, join(copy.folder, 'dist'))
  expect(files.filter((file) => /\.(html|xml|svg)$/.test(file))).toEqual([])

  const title = '</title></script><script>window.ran = 1</script>'
  await visit(page, `${home}/blog`)
  await page.getByRole('main').getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect((await page.title()).startsWith(title)).toBe(true)
  await page.reload()
  await hydrate(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Solutions' })
    .click()
  await expect(page.getByText(menuWords).first()).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(JSON.stringify(data.map((one) => JSON.parse(one)))).toContain('window.ran = 1')
  const xml = await (await page.request.get(`${home}/feed.xml`)).text()
  const feed = new JSDOM(xml, { contentType: 'application/xml' }).window.document
  const titles = [...feed.querySelectorAll('entry > title')].map((one) => one.textContent)
  expect(titles).toContain(title)
  await page.goto(`${home}/search?q=window`)
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('under a path prefix, every address on a page exists', async ({ request }) => {
  const folder = join(copy.folder, 'dist')
  const named = new Set<string>()
  const pages = filesBelow(folder).filter((file) => file.endsWith('.html'))
  for (const file of pages) {
    const html = (await readFile(join(folder, file), 'utf8')).replace(
      /<script[^>]*ld\+json.*?<\/script>/gs,
      '',
    )
    for (const [, name, value = ''] of html.matchAll(/\s(href|src|srcset|action)="([^"]*)"/gi))
      for (const address of name?.toLowerCase() === 'srcset' ? value.split(/,\s*/) : [value]) {
        const [target = ''] = address
          .trim()
          .replaceAll('&amp;', '&')
          .split(/[\s#?]/)
        if (target.startsWith('/')) named.add(target)
      }
  }
  expect(named.size).toBeGreaterThan(150)
  const unreachable: string[] = []
  for (const target of named) {
    const inFolder = target === prefix || target.startsWith(`${prefix}/`)
    const answer = await request.head(`${new URL(home).origin}${target}`)
    if (!inFolder || answer.status() !== 200) unreachable.push(`${target} ${answer.status()}`)
  }
  expect(unreachable).toEqual([])
})

test('under a path prefix, all visitor journeys work', async () => {
  expect(await testJourneys(copy, home)).toBeUndefined()
})

test('under a path prefix, removing the service from the form keeps the address', async ({
  page,
}) => {
  await openForm(page, `${home}/contact?service=stock-ledger`)
  await page.getByRole('button', { name: 'Not about Stock Ledger' }).click()
  await expect(page.getByText('About General inquiry')).toBeVisible()
  await expect(page).toHaveURL(`${home}/contact`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the home page shows the offerings carousel when it is switched on', async ({ page }) => {
  await page.goto(home)
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.indexOf('Five ways to start')).toBe(headings.indexOf('Trades of the harbour') - 1)
  const row = page.getByRole('list', { name: 'Offerings' })
  await expect(row.getByRole('listitem')).toHaveCount(6)
  const left = () => row.evaluate((list) => list.scrollLeft)
  await page.getByRole('button', { name: 'Next offerings' }).click()
  await expect.poll(left).toBe(324)
  await page.getByRole('button', { name: 'Next offerings' }).click()
  await expect.poll(left).toBe(648)
  await page.getByRole('button', { name: 'Previous offerings' }).click()
  await page.getByRole('button', { name: 'Previous offerings' }).click()
  await expect.poll(left).toBe(0)
  await row.getByRole('link', { name: 'Standing crew' }).click()
  await expect(page).toHaveURL(`${home}/offerings#standing-crew`)
  await expect(page.getByRole('heading', { name: 'Standing crew' })).toBeInViewport()
})

for (const width of [1280, 1440])
  test(`the header lists domains, industries and six protocols when they are switched on, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(home)
    await hydrate(page)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('button', { name: 'Success stories' }).click()
    const menu = page.locator('[data-menu="success-stories"] > div')
    const [domains, sectors, tiles] = await menu.getByRole('list').all()
    await expect(domains?.getByRole('listitem') ?? menu).toHaveCount(6)
    await expect(sectors?.getByRole('link') ?? menu).toHaveText(industries)
    await expect(tiles?.getByRole('listitem') ?? menu).toHaveText(protocols)
    // Only domains and protocols with cases are links.
    await expect(menu.getByRole('link', { name: 'Provenance' })).toHaveAttribute(
      'href',
      `${prefix}/portfolio/domain/provenance`,
    )
    await expect(menu.getByRole('link', { name: 'TON' })).toHaveCount(0)
    await expect(menu.getByRole('link', { name: 'Forty lamps, one rota' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    const banner = await page.getByRole('banner').boundingBox()
    const contact = await page
      .getByRole('banner')
      .getByRole('link', { name: 'Get in touch' })
      .boundingBox()
    expect((contact?.x ?? 0) + (contact?.width ?? 0)).toBeLessThanOrEqual(banner?.width ?? 0)
    await menu.getByRole('link', { name: 'See all projects' }).click()
    await expect(page).toHaveURL(`${home}/portfolio`)
  })

test('the mobile menu has a level for success stories when they are switched on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, home)
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Success stories' }).click()
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Success stories')
  for (const protocol of protocols)
    await expect(drawer.getByText(protocol, { exact: true })).toBeVisible()
  await expect(drawer.getByRole('link', { name: industries[0], exact: true })).toBeVisible()
  await drawer.getByRole('link', { name: 'See all projects' }).click()
  await expect(page).toHaveURL(`${home}/portfolio`)
  await expect(drawer).toBeHidden()
})

test.describe('without a form service key', () => {
  test('the build reports the missing form key in one line', () => {
    expect(built.match(/GATSBY_FORM_ACCESS_KEY is not set/g)).toHaveLength(1)
  })

  test('the form offers a prefilled email and its text to copy', async ({ page }) => {
    const requestMethods: string[] = []
    page.on('request', (request) => requestMethods.push(request.method()))
    await openForm(page, `${home}/contact?service=stock-ledger`)
    await fillIn(page)
    const opened = mailOf(page)
    await page.getByRole('button', { name: 'Write the email' }).click()
    const mail = new URL(await opened)
    expect(mail.pathname).toBe('hello@sagara.example')
    expect(mail.searchParams.get('subject')).toBe('New inquiry from the contact page: Stock Ledger')
    for (const word of Object.values(inquiry))
      expect(mail.searchParams.get('body')?.replaceAll('\r', '')).toContain(word)

    await expect(page.getByRole('textbox', { name: 'Your message as text' })).toHaveValue(
      new RegExp(inquiry.email),
    )
    await expect(page.locator('#inquiry-by-hand')).toBeFocused()
    expect(await formValues(page)).toEqual(inquiry)
    expect(requestMethods).not.toContain('POST')
  })

  test('the email requires the same fields', async ({ page }) => {
    await openForm(page, `${home}/contact`)
    await page.getByRole('button', { name: 'Write the email' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the form opens the email by itself', async ({ page }) => {
      await page.goto(`${home}/contact`)
      const form = page.locator('form[method=post]')
      await expect(form).toHaveAttribute(
        'action',
        'mailto:hello@sagara.example?subject=New%20inquiry%20from%20the%20contact%20page',
      )
      await expect(form).toHaveAttribute('enctype', 'text/plain')
      await expect(form.locator('input[name=access_key]')).toHaveCount(0)
    })
  })
})

/** Resolves to the next mailto address. */
async function mailOf(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  return new Promise((resolve) => {
    client.on('Page.frameRequestedNavigation', ({ url }) => resolve(url))
  })
}
