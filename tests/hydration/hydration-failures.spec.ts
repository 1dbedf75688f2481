import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type BrokenSite, type Failure, serveBroken } from '../support/broken-site'
import { company } from '../support/servers/company'
import { fillIn, formValues, inquiry, test } from '../support/servers/form-stub'
import { visit } from '../support/visit'

interface Control {
  path: string
  width?: number
  find(page: Page): Locator
  /** The address that the click requests without hydration. */
  withoutScript: RegExp
  /** The element that the click shows after hydration. */
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
    find: (page) => page.getByRole('banner').locator('[aria-controls=Shell-menu-services]'),
    withoutScript: /\/services$/,
    shows: (page) => page.locator('[aria-controls=Shell-menu-services][aria-expanded=true]'),
  },
  Play: {
    path: '/',
    find: (page) => page.getByLabel(/^Play video/),
    withoutScript: /^https:\/\/www\.youtube\.com\/watch/,
    shows: (page) => page.locator('iframe[src*=autoplay]'),
  },
}

const allNames = Object.keys(controls)

/** A button of a form, and a link. */
const twoKinds = ['Send', 'Menu']

/** A native form post would change line endings. */
const words = { ...inquiry, message: 'Which ledger is right?' }

/** Returns whether the path is a page component's script. */
function isComponent(path: string): boolean {
  const { namedChunkGroups }: { namedChunkGroups: Record<string, { assets: { name: string }[] }> } =
    JSON.parse(readFileSync(join(company.dist, '..', 'public', 'webpack.stats.json'), 'utf8'))
  return Object.entries(namedChunkGroups).some(
    ([name, { assets }]) =>
      name.startsWith('component---') && `/${assets.at(-1)?.name}` === path.split('?')[0],
  )
}

/** Requests that hydration needs. */
const parts = {
  'all framework files': (path: string) => /\.js$|\/page-data\//.test(path),
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

/** Pages of one context share connections, so each control gets its own. */
async function openAll(
  browser: Browser,
  names: readonly string[],
  cache: 'cold' | 'warm',
  failure?: typeof failing,
): Promise<Tab[]> {
  const chosen = Object.entries(controls).filter(([name]) => names.includes(name))
  const tabs = await Promise.all(
    chosen.map(async ([name, control]) => {
      const { width = 1280 } = control
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      const page = await context.newPage()
      // Another page caches the framework's scripts.
      if (cache === 'warm') await visit(page, `${site.address}/privacy-policy`)
      return { name, page, ...control }
    }),
  )
  failing = failure
  await Promise.all(tabs.map(({ page, path }) => page.goto(site.address + path)))
  return tabs
}

/** A double click on Send must send once. */
async function click({ name, page, find }: Tab): Promise<void> {
  if (name !== 'Send') return find(page).click()
  await fillIn(page, words)
  await find(page).dblclick()
}

const closeAll = (tabs: readonly Tab[]) =>
  Promise.all(tabs.map(({ page }) => page.context().close()))

/** Each failure has its own code path in hydration, which all controls share. */
const failures: {
  names: readonly string[]
  cache: 'cold' | 'warm'
  part: keyof typeof parts
  failure: Failure
}[] = [
  { names: allNames, cache: 'cold', part: 'all framework files', failure: 'refused' },
  { names: twoKinds, cache: 'cold', part: 'all framework files', failure: 'hang' },
  // Gatsby retries a failed data request, and takes a 404 for a missing page.
  { names: twoKinds, cache: 'warm', part: 'the page’s data', failure: 'refused' },
  { names: twoKinds, cache: 'warm', part: 'the page’s data', failure: '404' },
  { names: twoKinds, cache: 'warm', part: 'the page’s component', failure: '404' },
]

for (const { names, cache, part, failure } of failures)
  test(`controls fall back to their no-script behaviour: ${cache} cache, ${part}, ${failure}`, {
    tag: names === allNames ? [] : '@full',
  }, async ({ browser, formStub }) => {
    const tabs = await openAll(browser, names, cache, { part: parts[part], failure })
    await Promise.all(
      tabs.map(async (tab) => {
        const leads = tab.page.waitForRequest((request) => tab.withoutScript.test(request.url()))
        await click(tab)
        await leads
      }),
    )
    expect(await formStub.inquiries()).toMatchObject([words])
    await closeAll(tabs)
  })

test('every click works on a slow connection', async ({ browser, formStub }) => {
  const part = parts['all framework files']
  const tabs = await openAll(browser, allNames, 'cold', { part, failure: 'slow' })
  await Promise.all(
    tabs.map(async (tab) => {
      await click(tab)
      // Five pages hydrate at once.
      await expect(tab.shows(tab.page)).toBeVisible({ timeout: 20_000 })
    }),
  )
  expect(await formStub.inquiries()).toMatchObject([words])
  await closeAll(tabs)
})

test('an offline page shows a message, and the next click works online', { tag: '@full' }, async ({
  browser,
  formStub,
}) => {
  const tabs = await openAll(browser, twoKinds, 'cold')
  for (const tab of tabs) {
    await tab.page.context().setOffline(true)
    await click(tab)
    await expect(tab.page.getByText('No connection'), tab.name).toBeVisible()
    expect(new URL(tab.page.url()).pathname).toBe(tab.path)
  }
  for (const tab of tabs) {
    await tab.page.context().setOffline(false)
    if (tab.name === 'Send') expect(await formValues(tab.page)).toEqual(words)
    await click(tab)
    await expect(tab.shows(tab.page), tab.name).toBeVisible()
    await expect(tab.page.getByText('No connection')).toBeHidden()
  }
  expect(await formStub.inquiries()).toMatchObject([words])
  await closeAll(tabs)
})

test('a later interaction hydrates the page after a failed request', { tag: '@full' }, async ({
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
    await expect(page.locator('[data-site-header][data-hydrated]')).toHaveCount(1, { timeout: 100 })
  }).toPass()
})
