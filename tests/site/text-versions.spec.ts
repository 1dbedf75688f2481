import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { builtPaths, isIndexable, readPage } from '../support/built-pages'

// The tests parse pages inside a tab, whose CSP would not allow it.
test.use({ bypassCSP: true })

/** Returns the headings of a page's main part as lines of Markdown, without those in navigation. */
function outlineOf(page: Page, path: string): Promise<string[]> {
  const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html')
    const headings = document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6):not(nav *)')
    return [...headings].map((heading) => {
      const words = (heading.textContent ?? '').replace(/\s+/g, ' ').trim()
      return `${'#'.repeat(Number(heading.tagName.slice(1)))} ${words}`
    })
  }, html)
}

const textOf = (path: string) => readFileSync(`dist${path === '/' ? '/index' : path}.md`, 'utf8')

/** Returns the headings of a text version, in lists too, with links and escapes reduced to their words. */
function headingsOf(markdown: string): string[] {
  const fences = markdown.replace(/^ *```.*?^ *```$/gms, '')
  return [...fences.matchAll(/^(?:[-\d.> ]*)(#{1,6} .*)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[(.*?)\]\(\S*?\)/g, '$1')
      .replace(/\\(?=[^\w\s])/g, '')
      .replace(/[`*]/g, '')
      .replace(/\s+/g, ' '),
  )
}

test('every text version has the headings of its page, in the same order', async ({ page }) => {
  for (const path of builtPaths()) {
    if (!isIndexable(await readPage(page, path))) continue
    const outline = await outlineOf(page, path)
    expect
      .soft(headingsOf(textOf(path)), path)
      .toEqual(outline.map((one) => one.replace(/[`*]/g, '')))
  }
})
