import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { type BrokenSite, type Failure, serveBroken } from '../support/broken-site'
import { company } from '../support/servers/company'
import { fillIn, formValues, inquiry, readInquiries, test } from '../support/servers/form-receiver'
import { visit } from '../support/visit'

/** A control that depends on hydration, and what a click on it does. */
interface Control {
  name: string
  path: string
  width: number
  press(page: Page): Promise<void>
  /** The address that the click requests when the page cannot be hydrated. */
  withoutScript: RegExp
  /** Expects what the click does once the page is hydrated. */
  withScript(page: Page): Promise<void>
}

const controls: readonly Control[] = [
  {
    name: 'Send',
    path: '/contact',
    width: 1280,
    // Twice, which sends one inquiry.
    press: (page) => page.getByRole('button', { name: 'Send message' }).dblclick(),
    withoutScript: /\/thank-you$/,
    withScript: (page) => expect(page.getByText('Message sent successfully!')).toBeVisible(),
  },
  {
    name: 'Menu',
    path: '/about',
    width: 390,
    press: (page) => page.getByRole('banner').getByLabel('Menu', { exact: true }).click(),
    withoutScript: /\/menu$/,
    withScript: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'Search',
    path: '/about',
    width: 1280,
    press: (page) => page.getByRole('banner').getByLabel('Search', { exact: true }).click(),
    withoutScript: /\/search$/,
    withScript: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'a menu of the header',
    path: '/about',
    width: 1280,
    press: (page) =>
      page.getByRole('banner').locator('[aria-controls=Frame-menu-services]').click(),
    withoutScript: /\/services$/,
    withScript: (page) =>
      expect(page.getByRole('button', { name: 'Services', exact: true })).toHaveAttribute(
        'aria-expanded',
        'true',
      ),
  },
  {
    name: 'Play',
    path: '/',
    width: 1280,
    press: (page) => page.getByLabel(/^Play video/).click(),
    withoutScript: /^https:\/\/www\.youtube\.com\/watch/,
    withScript: (page) => expect(page.locator('iframe[src*=autoplay]')).toBeVisible(),
  },
]

/** An inquiry with a one-line message, since a native form post changes the ends of lines. */
const words = { ...inquiry, message: 'Which ledger is right?' }

/** Returns whether a path is the script of a page's component, by webpack's list of what belongs to which. */
function isComponent(path: string): boolean {
  const { namedChunkGroups }: { namedChunkGroups: Record<string, { assets: { name: string }[] }> } =
    JSON.parse(readFileSync(join(company.dist, '..', 'public', 'webpack.stats.json'), 'utf8'))
  return Object.entries(namedChunkGroups).some(
    ([name, { assets }]) =>
      name.startsWith('component---') && `/${assets.at(-1)?.name}` === path.split('?')[0],
  )
}

/** Tells which requests fail: everything that hydration needs, or one part of it. */
const parts = {
  'all that the framework needs': (path: string) => /\.js$|\/page-data\//.test(path),
  'the page’s data': (path: string) => /\/page-data\/.*page-data\.json/.test(path),
  'the page’s component': isComponent,
}

let site: BrokenSite
let failing: { part: (path: string) => boolean; failure: Failure } | undefined

test.beforeEach(async ({ baseURL }) => {
  failing = undefined
  site = await serveBroken(String(baseURL), (path) =>
    failing?.part(path) && !path.endsWith('/boot.js') ? failing.failure : undefined,
  )
})
test.afterEach(() => site.close())

interface Tab {
  page: Page
  control: Control
}

/** Opens each control's page in its own browser context, whose connections no other page can use up. */
async function openAll(
  browser: Browser,
  cache: 'cold' | 'warm',
  failure?: typeof failing,
): Promise<Tab[]> {
  const tabs = await Promise.all(
    controls.map(async (control) => {
      const context = await browser.newContext({ viewport: { width: control.width, height: 800 } })
      const page = await context.newPage()
      // Loads the framework's scripts into the browser's cache, as an earlier page does.
      if (cache === 'warm') await visit(page, `${site.address}/privacy-policy`)
      return { page, control }
    }),
  )
  failing = failure
  await Promise.all(tabs.map(({ page, control }) => page.goto(site.address + control.path)))
  return tabs
}

const closeAll = (tabs: readonly Tab[]) =>
  Promise.all(tabs.map(({ page }) => page.context().close()))

/** The failures that take different ways to the end of hydration, each with the cache in which it happens. */
const failures: {
  cache: 'cold' | 'warm'
  what: keyof typeof parts
  failure: Failure
  tag?: string
}[] = [
  { cache: 'cold', what: 'all that the framework needs', failure: 'refused' },
  { cache: 'cold', what: 'all that the framework needs', failure: 'hang', tag: '@full' },
  // Gatsby asks for data once more after an error, and takes a 404 for a missing page.
  { cache: 'warm', what: 'the page’s data', failure: 'refused', tag: '@full' },
  { cache: 'warm', what: 'the page’s data', failure: '404', tag: '@full' },
  { cache: 'warm', what: 'the page’s component', failure: '404', tag: '@full' },
]

for (const { cache, what, failure, tag = [] } of failures)
  test(`${cache} cache, ${what}: ${failure}. Every control does what it does without script`, {
    tag,
  }, async ({ browser, receiver }) => {
    const tabs = await openAll(browser, cache, { part: parts[what], failure })
    await Promise.all(
      tabs.map(async ({ page: tab, control }) => {
        if (control.name === 'Send') await fillIn(tab, words)
        const leads = tab.waitForRequest((request) => control.withoutScript.test(request.url()))
        await control.press(tab)
        await leads
      }),
    )
    expect(await readInquiries(receiver.file)).toMatchObject([words])
    await closeAll(tabs)
  })

test('on a slow connection every press is answered once the page is hydrated', async ({
  browser,
  receiver,
}) => {
  const part = parts['all that the framework needs']
  const tabs = await openAll(browser, 'cold', { part, failure: 'slow' })
  await Promise.all(
    tabs.map(async ({ page: tab, control }) => {
      if (control.name === 'Send') await fillIn(tab, words)
      await control.press(tab)
      await control.withScript(tab)
    }),
  )
  expect(await readInquiries(receiver.file)).toMatchObject([words])
  await closeAll(tabs)
})

test('offline and back: the page stays and says so, and the next press is answered', async ({
  browser,
  receiver,
}) => {
  const tabs = await openAll(browser, 'cold')
  for (const { page: tab, control } of tabs) {
    await tab.context().setOffline(true)
    if (control.name === 'Send') await fillIn(tab, words)
    await control.press(tab)
    await expect(tab.getByText('No connection'), control.name).toBeVisible()
    expect(new URL(tab.url()).pathname).toBe(control.path)
  }
  for (const { page: tab, control } of tabs) {
    await tab.context().setOffline(false)
    if (control.name === 'Send') expect(await formValues(tab)).toEqual(words)
    await control.press(tab)
    await control.withScript(tab)
    await expect(tab.getByText('No connection')).toBeHidden()
  }
  expect(await readInquiries(receiver.file)).toMatchObject([words])
  await closeAll(tabs)
})

test('a later intent hydrates the page after a request has failed', { tag: '@full' }, async ({
  page,
}) => {
  failing = { part: parts['the page’s data'], failure: 'refused' }
  await page.goto(`${site.address}/about`)
  const failed = page.waitForEvent('pageerror')
  await page.mouse.move(40, 40)
  await page.mouse.move(60, 60)
  await failed
  failing = undefined
  await expect(async () => {
    await page.mouse.move(40 + Math.random() * 40, 80)
    await expect(page.locator('[data-site-header][data-live]')).toHaveCount(1, { timeout: 100 })
  }).toPass()
})
