import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { wholeAttribute } from '../../src/styles/first-paint'
import { builtPaths } from '../support/built-pages'
import { mockProviders } from '../support/stand-in'

/** An address without a page. */
export const missing = '/no-such-page'

/** Every page of the site, and an address that has none. */
export const paths = [...builtPaths().filter((path) => path !== '/404'), missing]

/** One page of every template: what opens over a page, or inside it, is made of the same parts. */
export const templates = [
  '/',
  '/services',
  '/services/erp-integration',
  '/industries/fintech',
  '/solutions/debio-network',
  '/blog',
  '/blog/connecting-a-ledger-to-your-erp',
  '/portfolio',
  '/about',
  '/contact',
  '/search',
  missing,
]

/** Words that the specification asks for (section 8), and what the browser says of a 404 by itself. */
const expected =
  /^404 Error: User attempted to access non-existent route|^Failed to load resource: .* 404/

/** Addresses at which these words may be said. */
const missingPages =
  /\/(no-such-page|comingsoon|services\/(dao-development|real-world-assets|wallet-sdk))$/

/** Whether a message of the console is one of the two that the specification asks for. */
export function isExpected(message: ConsoleMessage): boolean {
  const address = new URL(message.page()?.url() ?? message.location().url)
  return missingPages.test(address.pathname) && expected.test(message.text())
}

/** A test whose page may say nothing in the console, whatever is done to it. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (!isExpected(message)) said.push(`${page.url()} ${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', ({ message }) => said.push(`${page.url()} ${message}`))
      await mockProviders(page)
      await use(undefined)
      expect(said, 'console').toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until all of it is laid out, as it is soon after the first paint. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector(`[${wholeAttribute}]`, { state: 'attached' })
}

/** Opens what folds out in the content: questions, groups of services, notes. */
export async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // Of those with one name the browser keeps only the last open.
      details.removeAttribute('name')
      details.open = true
    }
  })
}
