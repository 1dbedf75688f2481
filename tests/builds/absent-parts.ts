import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serve } from '../../scripts/serve'
import { find, readIndex } from '../../src/search/find'
import { violations } from '../support/axe'
import { builtPaths, htmlFile, readPage } from '../support/built-pages'
import { requiredPages } from '../support/company-pages'
import { addHiddenEntries, companyEpoch } from '../support/content/entries-of-each-state'
import { drawer, entry, openDrawer, phone } from '../support/drawer'
import { bar, trigger, wide } from '../support/header-bar'
import { readPdf } from '../support/pdf'
import { filesThatMention, type SiteCopy } from '../support/site-copy'
import { jsonLdOf } from '../support/structured-data'
import { loggedErrors, uncaughtErrors, visit } from '../support/visit'
import { build } from './builder'
import { emptyPartsOf } from './html-parts'
import { makeMinimal, shortService } from './minimal-site'
import { testPreview } from './preview'

const absentPages = [
  '/deliverables',
  '/find',
  '/offerings',
  '/portfolio',
  '/services/compare',
  '/solutions',
  '/vendor-risk',
]

const templates = [...requiredPages, '/services/cargo-tokens', `/services/${shortService}`]

/** @param copyOf returns the copy; only call it inside tests or hooks */
export function testAbsentParts(copyOf: () => SiteCopy): void {
  let site: Awaited<ReturnType<typeof serve>>

  test.beforeAll(async () => {
    await makeMinimal(copyOf())
    await addHiddenEntries(copyOf().folder, ['articles'])
    const env = {
      SOURCE_DATE_EPOCH: companyEpoch,
      GATSBY_FORM_ENDPOINT: '',
      GATSBY_MAP_TILES: '',
    }
    const { output } = await build(copyOf(), env, ['--preview'])
    expect(output, 'the build must not warn about templates without pages').not.toContain(
      'will not be run',
    )
    site = await serve({ folder: dist(), port: 0 })
  })

  test.afterAll(() => site?.server.close())

  const dist = () => join(copyOf().folder, 'dist')
  const read = (file: string) => readFile(join(dist(), file), 'utf8')

  testPreview(copyOf, () => site.address)

  test('no page has an empty heading, list or section, or a heading without content', async ({
    page,
  }) => {
    for (const path of builtPaths(dist())) {
      const html = await readFile(htmlFile(path, dist()), 'utf8')
      expect(await emptyPartsOf(page, html), path).toEqual([])
    }
  })

  test('all internal links point to an existing page and anchor', () => {
    const pages = new Map(builtPaths(dist()).map((path) => [path, readPage(path, dist())]))
    const links = [...pages].flatMap(([from, page]) =>
      page.links.filter((target) => /^[/#]/.test(target)).map((target) => [from, target] as const),
    )
    const dead = links.filter(([from, target]) => {
      const { pathname, hash } = new URL(target, `https://any.example${from}`)
      const ids = pages.get(pathname)?.ids
      if (!ids) return !existsSync(join(dist(), pathname))
      return hash !== '' && !ids.includes(decodeURIComponent(hash.slice(1)))
    })
    expect(dead).toEqual([])
    expect(links.length).toBeGreaterThan(500)
  })

  test('pages with nothing to list do not exist, and no output names them', async ({ request }) => {
    for (const path of absentPages) {
      expect(builtPaths(dist())).not.toContain(path)
      expect((await request.get(site.address + path)).status()).toBe(404)
    }
    const addresses =
      /(="|karang\.example|"path":")\/(deliverables|find|offerings|portfolio|services\/compare|solutions|vendor-risk)\b/
    const files = await filesThatMention(addresses, dist())
    expect(files.filter((file) => !file.endsWith('.js'))).toEqual([])
    const index = await readIndex(await read('search.json'))
    for (const words of ['offerings', 'portfolio', 'solutions', 'sari wibowo', 'net share'])
      for (const { path } of find(index, words))
        expect(absentPages).not.toContain(path.split('#')[0])
  })

  test('a deleted service leaves no trace of an earlier build', async ({ request }) => {
    expect((await request.get(`${site.address}/services/notarised-archives`)).status()).toBe(404)
    expect(await filesThatMention(/notarised-archives/, dist())).toEqual([])
  })

  test('no page loads a map or a video from another site, and the CSP allows neither', async () => {
    expect(await filesThatMention(/openstreetmap|youtube/, dist())).toEqual([])
    expect(await read('contact.html')).not.toContain('frame-src')
  })

  test('a short service has a page and a PDF, and no link to a missing section', async ({
    page,
  }) => {
    await page.goto(`${site.address}/services/${shortService}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('#services li')).not.toHaveCount(0)
    await expect(main.locator('#process, #benefits, #figures, #portfolio, #questions')).toHaveCount(
      0,
    )
    // The main button, and the default call to action at the end.
    await expect(main.locator('a[href*="/contact"]')).toHaveCount(2)
    await expect(main).not.toContainText(/\b(undefined|null)\b/)
    expect((await readPdf(join(dist(), `documents/${shortService}.pdf`))).pages).toBe(2)
  })

  test('the company is the author of an article without one', async () => {
    const jsonLd = jsonLdOf(readPage('/blog/do-you-need-a-register', dist()))
    const posting = jsonLd.find((node) => node['@type'] === 'BlogPosting')
    expect(posting?.author).toMatchObject({ '@type': 'Organization', name: 'Karang' })
    const article = await read('blog/do-you-need-a-register.html')
    expect(article).not.toMatch(/<header(?:(?!<\/header>).)*<img/s)
  })

  test('the home page shows only sections that have content', () => {
    const { outline } = readPage('/', dist())
    expect(outline.filter((heading) => heading.startsWith('## '))).toEqual([
      '## A record that both quays can rely on',
      '## Four groups of work',
      '## Harbours on camera',
      '## Trades of the harbour',
      '## Tell us what has to be counted, and by when',
    ])
  })

  test('menus and footer list only pages that exist', async ({ page }) => {
    await page.setViewportSize(wide)
    await visit(page, site.address)
    await expect(bar(page).locator('ul').first().locator(':scope > li > a')).toHaveText([
      'Industries',
      'Services',
      'Logbook',
    ])
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading')).toHaveText(['Menu'])
    await expect(footer.getByRole('navigation').getByRole('link')).toHaveText([
      'Contact',
      'About Us',
      'Blog',
    ])
    for (const name of ['Services', 'Industries']) {
      await trigger(page, name).click()
      expect(await violations(page)).toEqual([])
    }
    await page.goto(`${site.address}/menu`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Overviews',
      'Advice & Training',
      'Registers',
      'Stores',
      'Port Tools',
      'Industries',
      'Articles',
      'Company',
    ])
  })

  test.describe('on a phone', () => {
    test.use(phone)

    test('the drawer has the same entries', async ({ page }) => {
      await visit(page, site.address)
      await openDrawer(page)
      await expect(drawer(page).getByRole('listitem')).toHaveText([
        'Industries',
        'Services',
        'Logbook',
      ])
      expect(await violations(page, 'dialog')).toEqual([])
      await entry(page, 'Industries').tap()
      expect(await violations(page, 'dialog')).toEqual([])
    })

    test('axe finds no violations on any page, and the console stays free of errors', async ({
      page,
    }) => {
      const [uncaught, logged] = [uncaughtErrors(page), loggedErrors(page)]
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      for (const path of templates) {
        await visit(page, site.address + path)
        expect.soft(await violations(page), path).toEqual([])
        expect.soft([...uncaught.splice(0), ...logged.splice(0)], path).toEqual([])
      }
    })
  })
}
