import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { filesBelow } from '../../src/generator/publish/files'
import { entryAddress } from '../support/collections'

/** Status screens: not found, coming soon, and the results of a form that is sent without script. */
const statusScreens = /^\/(404|comingsoon|not-sent|thank-you)$/

interface BuiltPage {
  path: string
  html: string
}

function builtPages(): BuiltPage[] {
  const files = filesBelow('dist').filter((file) => file.endsWith('.html'))
  return files.map((file) => ({
    path: `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/',
    html: readFileSync(`dist/${file}`, 'utf8'),
  }))
}

/** Returns whether a page is a status screen, which includes services that are only announced. */
const isStatusScreen = ({ path, html }: BuiltPage) =>
  statusScreens.test(path) || /data-scripts="now"/.test(html)

/** Returns the addresses of this site that a page's header, main part and footer link to. */
function linksOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  return [...body.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, path = '']) => path)
}

test('every page of the site can be reached from the home page', async () => {
  const pages = new Map(builtPages().map((page) => [page.path, page]))
  const reached = new Set(['/'])
  for (const path of reached)
    for (const next of linksOf(pages.get(path)?.html ?? '')) if (pages.has(next)) reached.add(next)
  const orphans = [...pages.keys()].filter(
    (path) => !reached.has(path) && !statusScreens.test(path),
  )
  expect(reached.size).toBeGreaterThan(60)
  expect(orphans).toEqual([])
})

test('every service, industry, solution and article is reached without the menus and the list of all pages', async () => {
  const pages = new Map(builtPages().map((page) => [page.path, page]))
  const reached = new Set(['/'])
  for (const path of reached) {
    if (path === '/menu' || path === '/search') continue
    const { html = '' } = pages.get(path) ?? {}
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const next of linksOf(`<body>${main}`)) if (pages.has(next)) reached.add(next)
  }
  const entries = [...pages.keys()].filter((path) => entryAddress.test(path))
  expect(entries.filter((path) => !reached.has(path))).toEqual([])
})

test('every inner page shows the way to itself', async () => {
  const inner = builtPages().filter((page) => page.path !== '/' && !isStatusScreen(page))
  const without = inner.filter(
    ({ html }) => html.split('<nav aria-label="Breadcrumb"').length !== 2,
  )
  expect(without.map(({ path }) => path)).toEqual([])
})

test('the way to an article leads through its category', async ({ page }) => {
  await page.goto('/blog/do-you-need-a-blockchain')
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(way.getByRole('listitem')).toHaveText([
    'Home',
    'Blog',
    'Strategy',
    'Do you need a blockchain? Seven questions first',
  ])
  await expect(way.getByText('Do you need')).toHaveAttribute('aria-current', 'page')
  await way.getByRole('link', { name: 'Strategy' }).click()
  await expect(page).toHaveURL('/blog/category/strategy')
})

test('every service leads on to services and industries', async () => {
  for (const { path, html } of builtPages()) {
    if (!path.startsWith('/services/') || /data-scripts="now"/.test(html)) continue
    const related = html.slice(html.indexOf('id="related"'), html.indexOf('</main>'))
    const links = linksOf(`<body>${related}`)
    expect(links.filter((link) => link.startsWith('/services/')).length, path).toBeGreaterThan(0)
    expect(links.filter((link) => link.startsWith('/industries/')).length, path).toBeGreaterThan(0)
    expect(links, path).not.toContain(path)
  }
})
