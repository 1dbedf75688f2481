import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type BrokenSite, type Failure, serveBroken } from '../support/broken-site'
import { company } from '../support/servers/company'
import { fillIn, formValues, inquiry, test } from '../support/servers/form-stub'
import { visit } from '../support/visit'

/** A control that depends on hydration, and what a click on it does. */
interface Control {
  path: string
  width?: number
  find(page: Page): Locator
  /** The address that the click requests when the page cannot be hydrated. */
  withoutScript: RegExp
  /** What the click shows once the page is hydrated. */
  shows(page: Page): Locator
}

const controls: Readonly<Record<string, Control>> = {
  Send: {
    path: '/contact',
    find: (page) => page.getByRole('button', { name: 'Send message' }),
    withoutScript: /\/thank-you$/,
    shows: (page) => page.getByText('Message sent successfully!'),
  },
  Menu: {
    path: '/about',
    width: 390,
    find: (page) => page.getByRole('banner').getByLabel('Menu', { exact: true }),
    withoutScript: /\/menu$/,
    shows: (page) => page.getByRole('dialog'),
  },
  Search: {
    path: '/about',
    find: (page) => page.getByRole('banner').getByLabel('Search', { exact: true }),
    withoutScript: /\/search$/,
    shows: (page) => page.getByRole('dialog'),
  },
  'a menu of the header': {
    path: '/about',
    find: (page) => page.getByRole('banner').locator('[aria-controls=Frame-menu-services]'),
    withoutScript: /\/services$/,
    shows: (page) => page.locator('[aria-controls=Frame-menu-services][aria-expanded=true]'),
  },
  Play: {
    path: '/',
    find: (page) => page.getByLabel(/^Play video/),
    withoutScript: /^https:\/\/www\.youtube\.com\/watch/,
    shows: (page) => page.locator('iframe[src*=autoplay]'),
  },
}

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

interface Tab extends Control {
  name: string
  page: Page
}

/** Opens each control's page in its own browser context, whose connections no other page can use up. */
async function openAll(
  browser: Browser,
  cache: 'cold' | 'warm',
  failure?: typeof failing,
): Promise<Tab[]> {
  const tabs = await Promise.all(
    Object.entries(controls).map(async ([name, control]) => {
      const { width = 1280 } = control
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      const page = await context.newPage()
      // Loads the framework's scripts into the browser's cache, as an earlier page does.
      if (cache === 'warm') await visit(page, `${site.address}/privacy-policy`)
      return { name, page, ...control }
    }),
  )
  failing = failure
  await Promise.all(tabs.map(({ page, path }) => page.goto(site.address + path)))
  return tabs
}

/** Clicks a control: Send once the form is filled in, and twice, which sends one inquiry. */
async function press({ name, page, find }: Tab): Promise<void> {
  if (name !== 'Send') return find(page).click()
  await fillIn(page, words)
  await find(page).dblclick()
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
  }, async ({ browser, formStub }) => {
    const tabs = await openAll(browser, cache, { part: parts[what], failure })
    await Promise.all(
      tabs.map(async (tab) => {
        const leads = tab.page.waitForRequest((request) => tab.withoutScript.test(request.url()))
        await press(tab)
        await leads
      }),
    )
    expect(await formStub.inquiries()).toMatchObject([words])
    await closeAll(tabs)
  })

test('on a slow connection every press is answered', async ({ browser, formStub }) => {
  const part = parts['all that the framework needs']
  const tabs = await openAll(browser, 'cold', { part, failure: 'slow' })
  await Promise.all(
    tabs.map(async (tab) => {
      await press(tab)
      // Five pages hydrate at once, which takes a busy machine longer than the slow connection does.
      await expect(tab.shows(tab.page)).toBeVisible({ timeout: 20_000 })
    }),
  )
  expect(await formStub.inquiries()).toMatchObject([words])
  await closeAll(tabs)
})

test('offline the page says so, and answers the next press', { tag: '@full' }, async ({
  browser,
  formStub,
}) => {
  const tabs = await openAll(browser, 'cold')
  for (const tab of tabs) {
    await tab.page.context().setOffline(true)
    await press(tab)
    await expect(tab.page.getByText('No connection'), tab.name).toBeVisible()
    expect(new URL(tab.page.url()).pathname).toBe(tab.path)
  }
  for (const tab of tabs) {
    await tab.page.context().setOffline(false)
    if (tab.name === 'Send') expect(await formValues(tab.page)).toEqual(words)
    await press(tab)
    await expect(tab.shows(tab.page), tab.name).toBeVisible()
    await expect(tab.page.getByText('No connection')).toBeHidden()
  }
  expect(await formStub.inquiries()).toMatchObject([words])
  await closeAll(tabs)
})

test('after a failed request a later intent hydrates', { tag: '@full' }, async ({ page }) => {
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
