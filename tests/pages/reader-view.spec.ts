/** Firefox's reader view uses this library. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { entries } from '../support/content'

const library = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8')

async function readerView(page: Page, path: string): Promise<string> {
  await page.goto(path)
  return page.evaluate<string>(
    `(() => { ${library}; return new Readability(document.cloneNode(true)).parse().textContent })()`,
  )
}

test('the reader view keeps the table of the privacy policy', async ({ page }) => {
  const text = await readerView(page, '/privacy-policy')
  const cells = await page.locator('main table').last().locator('th, td').allTextContents()
  expect(cells.length).toBeGreaterThan(4)
  for (const cell of cells) expect(text).toContain(cell)
})

test('the reader view keeps the sources of an article', async ({ page }) => {
  const article = entries('articles').find(({ sources }) => sources.length > 0)
  const text = await readerView(page, `/blog/${article?.slug}`)
  for (const { title } of article?.sources ?? []) expect(text).toContain(title)
})
