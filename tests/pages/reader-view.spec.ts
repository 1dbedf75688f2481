/** Firefox's reader view uses this library. */
import { readFileSync } from 'node:fs'
import { Readability } from '@mozilla/readability'
import { expect, test } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { htmlFile } from '../support/built-pages'
import { entries } from '../support/content'
import { company } from '../support/servers/company'

const open = (path: string) =>
  new JSDOM(readFileSync(htmlFile(path, company.dist), 'utf8')).window.document

const readerView = (page: Document) => new Readability(page).parse()?.textContent

test('the reader view keeps the table of the privacy policy', () => {
  const page = open('/privacy-policy')
  const table = [...page.querySelectorAll('main table')].at(-1)
  const cells = [...(table?.querySelectorAll('th, td') ?? [])].map(({ textContent }) => textContent)
  expect(cells.length).toBeGreaterThan(4)
  const text = readerView(page)
  for (const cell of cells) expect(text).toContain(cell)
})

test('the reader view keeps the sources of an article', () => {
  const article = entries('articles').find(({ sources }) => sources.length > 0)
  const text = readerView(open(`/blog/${article?.slug}`))
  for (const { title } of article?.sources ?? []) expect(text).toContain(title)
})
