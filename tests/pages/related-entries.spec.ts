import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtPaths, htmlFile } from '../support/built-pages'
import { entryAddress } from '../support/collections'
import { added } from '../support/content/entries-of-each-state'
import { company } from '../support/servers/company'

const paths = builtPaths(company.dist)

function linksOf(path: string): string[] {
  const html = readFileSync(htmlFile(path, company.dist), 'utf8')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, link = '']) => link)
}

test('every listed entry with a page can be reached without the menus and the menu page', () => {
  const reached = new Set(['/'])
  for (const path of reached)
    if (path !== '/menu' && path !== '/search')
      for (const next of linksOf(path)) if (paths.includes(next)) reached.add(next)
  const wanted = paths.filter(
    (path) => entryAddress.test(path) && !path.endsWith(`/${added.unlisted}`),
  )
  expect(wanted.length).toBeGreaterThan(20)
  expect(wanted.filter((path) => !reached.has(path))).toEqual([])
})
