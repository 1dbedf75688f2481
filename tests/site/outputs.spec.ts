import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { readSettings } from '../../src/generator/nodes/settings'
import { typesetFonts } from '../../src/pdf/font-sources'
import { fonts } from '../../src/theme/fonts'
import { builtPaths, htmlFile, isIndexable, readPage } from '../support/built-pages'

const { brand, siteUrl: site } = readSettings('.')
const pathOf = (address: string) => address.slice(site.length) || '/'

function licencesOf(name: string): string[] {
  // A copy inside another project has no packages.
  const folder = dirname(require.resolve(`${name}/package.json`))
  const files = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file))
  return files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim())
}

/**
 * Returns a function that finds a file's elements.
 * @throws when the file is not well-formed
 */
function readXml(file: string): (selector: string) => Element[] {
  const xml = readFileSync(`dist/${file}`, 'utf8')
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
  return (selector) => [...document.querySelectorAll(selector)]
}

const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent ?? '')

const indexablePaths = (pattern = /^/) =>
  builtPaths().filter((path) => pattern.test(path) && isIndexable(readPage(path)))

test('the sitemap lists exactly the indexable pages', () => {
  const sitemap = readXml('sitemap.xml')
  const indexable = indexablePaths()
  expect(indexable).toContain('/services')
  const listed = textsOf(sitemap('urlset > url > loc')).map(pathOf)
  expect(listed.sort()).toEqual(indexable)
  for (const day of textsOf(sitemap('lastmod'))) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
})

test('robots.txt allows all crawlers and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${site}/sitemap.xml\n`)
})

test('pages link to the feed, which contains whole articles as Atom', () => {
  expect(readFileSync('dist/services.html', 'utf8')).toMatch(
    /<link [^>]*type="application\/atom\+xml"[^>]* href="\/feed\.xml"/,
  )
  const feed = readXml('feed.xml')
  for (const element of ['id', 'title', 'updated', 'link[rel=self]', 'link[rel=alternate]'])
    expect(feed(`feed > ${element}`), element).toHaveLength(1)
  const ids = textsOf(feed('entry > id'))
  const articles = indexablePaths(/^\/blog\/[^/]+$/)
  // A renamed article keeps its first address as id, so compare links.
  const links = feed('entry > link[rel=alternate]').map((one) => one.getAttribute('href') ?? '')
  expect(links.map(pathOf).sort()).toEqual(articles)
  expect(new Set(ids).size).toBe(ids.length)
  const inEntries = ['title', 'updated', 'published', 'author > name', 'summary']
  for (const element of [...inEntries, 'content[type=html]', 'link[rel=alternate]'])
    expect(feed(`entry > ${element}`), element).toHaveLength(ids.length)
  for (const moment of textsOf(feed('updated, published')))
    expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/)

  for (const [index, html] of textsOf(feed('entry > content')).entries()) {
    const path = pathOf(links[index] ?? '')
    const copy = JSDOM.fragment(html)
    const words = (copy.textContent ?? '').split(/\s+/).length
    for (const element of copy.querySelectorAll('[href], [src]')) {
      const target = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
      expect(target, path).toMatch(/^(https:\/\/|mailto:)/)
      if (target.startsWith(`${site}/static/`))
        expect(existsSync(`dist${pathOf(target)}`), target).toBe(true)
    }
    const article = JSDOM.fragment(readFileSync(htmlFile(path), 'utf8')).querySelector('article')
    for (const drawing of article?.querySelectorAll('svg') ?? []) drawing.remove()
    const shown = (article?.textContent ?? '').split(/\s+/).length
    expect(shown, path).toBeGreaterThan(1)
    expect(words, path).toBeGreaterThan(shown * 0.6)
    const headings = textsOf([...copy.querySelectorAll('h2')]).map((name) => `## ${name}`)
    expect(readPage(path).outline, path).toEqual(expect.arrayContaining(headings))
  }
})

test('the privacy page links to the licences of all delivered works', async ({ request }) => {
  const links = readPage('/privacy-policy').mainLinks
  const answer = await request.get(links.find((link) => link.endsWith('/licences.txt')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  const [, ...works] = (await answer.text()).split(`\n\n${'-'.repeat(72)}\n\n`)
  for (const work of works) expect(work).toMatch(/^\S+ \d+\.\d+\.\d+\S* \(\S.*\)\n\n\S/)
  const guide = readFileSync('CONTRIBUTING.md', 'utf8')
  const [, list = ''] = /### In the pages\n(.*?)\n### /s.exec(guide) ?? []
  const named = [...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(8)
  const workOf = (name = '') => works.find((one) => one.startsWith(`${name} `)) ?? ''
  // The documents' font for code belongs to no package.
  for (const name of [...named, 'DejaVuSansMono']) expect(workOf(name), name).not.toBe('')
  for (const name of new Set([...Object.values(fonts), ...typesetFonts])) {
    const texts = licencesOf(name)
    expect(texts.length, name).toBeGreaterThan(0)
    for (const text of texts) expect(workOf(name), name).toContain(text)
  }
})

test('llms.txt links to a text version of every page', () => {
  const text = readFileSync('dist/llms.txt', 'utf8')
  expect(text.startsWith(`# ${brand}\n\n> `)).toBe(true)
  for (const section of text.split(/^## /m).slice(1)) expect(section).toContain('\n- [')
  const leads = [...text.matchAll(/^- \[.+\]\((\S+)\): .+$/gm)].map(([, address = '']) => address)
  const sitemap = textsOf(readXml('sitemap.xml')('loc'))
  // The list has only the blog's first page, which links to the others.
  const listed = sitemap.filter((address) => !/\/page\/\d+$/.test(address))
  const versions = listed.map((address) => `${address === site ? `${site}/index` : address}.md`)
  expect([...leads].sort()).toEqual(versions.sort())
  for (const address of leads) {
    const file = `dist${pathOf(address)}`
    const version = readFileSync(file, 'utf8')
    expect(version, file).toMatch(/^# \S.*\n+\S/)
    for (const [, target = ''] of version.matchAll(/\]\((\S+?)(?:#\S*)?\)/g))
      if (target.startsWith(site) && target.endsWith('.md'))
        expect(existsSync(`dist${pathOf(target)}`), `${file} links to ${target}`).toBe(true)
  }
})
