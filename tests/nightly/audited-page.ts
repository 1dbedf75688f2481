import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { builtPaths } from '../support/built-pages'
import { entries } from '../support/content'
import { furtherFolders } from '../support/languages'
import { mockProviders } from '../support/servers/mock-providers'
import { missing } from '../support/templates'

/** All pages, and a path without a page. */
export const paths = [...builtPaths().filter((path) => path !== '/404'), missing]

/** Gatsby and the browser log these for a missing page. */
const allowedMessage =
  /^404 Error: User attempted to access non-existent route|^Failed to load resource: .* 404/

const missingPages = [
  missing,
  ...['', ...furtherFolders].flatMap((folder) => [
    `${folder}/comingsoon`,
    ...entries('services', '.')
      .filter(({ status }) => status === 'coming-soon')
      .map(({ slug }) => `${folder}/services/${slug}`),
  ]),
]

/** Returns whether a page may log this. */
export function isExpected(message: ConsoleMessage): boolean {
  const address = new URL(message.page()?.url() ?? message.location().url)
  return missingPages.includes(address.pathname) && allowedMessage.test(message.text())
}

/** Fails after any unexpected console message. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const messages: string[] = []
      page.on('console', (message) => {
        if (!isExpected(message))
          messages.push(`${page.url()} ${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', ({ message }) => messages.push(`${page.url()} ${message}`))
      await mockProviders(page)
      await use(undefined)
      expect(messages, 'console').toEqual([])
    },
    { auto: true },
  ],
})

export async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // The browser keeps only one details element per name open.
      details.removeAttribute('name')
      details.open = true
    }
  })
}
