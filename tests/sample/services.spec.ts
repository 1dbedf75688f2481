import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtPaths } from '../support/built-pages'
import { entryAddress } from '../support/collections'
import { entries } from '../support/content'

test('all services of the specification are here', () => {
  const services = entries('services', '.')
  expect(services.filter(({ status }) => status === 'live')).toHaveLength(38)
  expect(services).toHaveLength(41)
})

test('every service leads on to services and industries', () => {
  for (const path of builtPaths().filter((one) => /^\/services\/(?!compare$)[^/]+$/.test(one))) {
    const html = readFileSync(`dist${path}.html`, 'utf8')
    if (html.includes('data-scripts="now"')) continue
    const related = html.slice(html.indexOf('id="related"'), html.indexOf('</main>'))
    const links = [...related.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => link.startsWith('/services/')).length, path).toBeGreaterThan(0)
    expect(links.filter((link) => link.startsWith('/industries/')).length, path).toBeGreaterThan(0)
    expect(links, path).not.toContain(path)
  }
})

test('on ERP integration the second button leads to the benefits', async ({ page }) => {
  await page.goto('/services/erp-integration')
  await page.getByRole('link', { name: 'See what finance gains' }).click()
  await expect(page).toHaveURL(/#benefits$/)
  await expect(page.getByRole('heading', { name: 'What changes at month end' })).toBeInViewport()
})

test('every service, industry, solution and article is reached without the menus and the list of all pages', () => {
  const paths = new Set(builtPaths())
  const reached = new Set(['/'])
  for (const path of reached) {
    if (path === '/menu' || path === '/search') continue
    const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const [, next = ''] of main.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g))
      if (paths.has(next)) reached.add(next)
  }
  const entries = [...paths].filter((path) => entryAddress.test(path))
  expect(entries.filter((path) => !reached.has(path))).toEqual([])
})
