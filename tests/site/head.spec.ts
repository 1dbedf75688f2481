import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { utilityPages } from '../../src/content-model/addresses/page-names'
import { readSettings } from '../../src/generator/nodes/settings'
import { builtPaths, isIndexable, readPage } from '../support/built-pages'
import { entries } from '../support/content'
import { languageOf } from '../support/languages'

const { brand, siteUrl, language: original } = readSettings('.')

/** Returns a locale such as `en_GB`. */
function localeOf(tag: string): string {
  const { language: name, region } = new Intl.Locale(tag).maximize()
  return `${name}_${region}`
}
const pathOf = ({ slug }: { slug: string }) => `/services/${slug}`
const absoluteUrl = (path: string) => siteUrl + (path === '/' ? '' : path)

test('every page has a single title, description and heading, and complete card metadata', async () => {
  const descriptions = new Map<string, string>()
  for (const path of builtPaths()) {
    const found = readPage(path)
    const language = languageOf(path)
    const { titles, meta } = found
    const isArticle = /\/blog\/[^/]+$/.test(path)
    expect
      .soft({ ...found, published: meta['article:published_time']?.length ?? 0 })
      .toMatchObject({
        path,
        language,
        titles: [expect.stringMatching(/^\S.* \| \S/)],
        headings: [expect.stringMatching(/\S/)],
        canonical: isIndexable(found) ? [absoluteUrl(path)] : [],
        published: isArticle ? 1 : 0,
        meta: {
          description: [expect.stringMatching(/^.{30,}$/)],
          'theme-color': [expect.anything(), expect.anything()],
          'og:title': [titles[0]?.replace(` | ${brand}`, '')],
          'og:description': meta.description,
          'og:url': [absoluteUrl(path)],
          'og:image:alt': titles,
          'og:site_name': [brand],
          'og:locale': [localeOf(language)],
          'twitter:card': ['summary_large_image'],
          'og:type': [isArticle ? 'article' : 'website'],
        },
      })
    expect.soft(titles[0]?.endsWith(` | ${brand}`), path).toBe(true)
    if (!isIndexable(found)) continue
    const duplicate = descriptions.get(meta.description?.[0] ?? '')
    expect.soft(duplicate, `${path} has the same description as ${duplicate}`).toBeUndefined()
    descriptions.set(meta.description?.[0] ?? '', path)
  }
})

test('status screens and utility pages have noindex', async () => {
  const comingSoon = entries('services', '.').filter(({ status }) => status === 'coming-soon')
  const paths = [...utilityPages.map((name) => `/${name}`), ...comingSoon.map(pathOf)]
  const built = builtPaths()
  for (const path of paths.filter((one) => built.includes(one)))
    expect.soft(isIndexable(readPage(path)), path).toBe(false)
})

// WhatsApp limits pictures to 300 KB. Some fonts double the sample's size.
test('every page has a share image of the right size, under 200 KB', { tag: '@full' }, async () => {
  const seen = new Set<string>()
  // An article without a picture has its category's image; later pages of the
  // blog have the image of the first.
  const isShared = (path: string) => /\/blog\/([^/]+|page\/\d+)$/.test(path)
  for (const path of builtPaths()) {
    const { meta } = readPage(path)
    const [address = ''] = meta['og:image'] ?? []
    expect.soft(address, path).toMatch(/^https:\/\/[^/]+\/share\/.+\.png$/)
    const file = `dist${address.slice(siteUrl.length)}`
    expect(existsSync(file), file).toBe(true)
    if (!isShared(path)) expect.soft(seen, path).not.toContain(file)
    seen.add(file)
    const { width, height, format } = await sharp(file).metadata()
    expect.soft({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    expect.soft([meta['og:image:width'], meta['og:image:height']]).toEqual([['1200'], ['630']])
    expect.soft(readFileSync(file).length, file).toBeLessThan(200_000)
  }
})

test('the manifest is valid, and its icons have the declared sizes', async ({ page }) => {
  const response = await page.request.get('/manifest.webmanifest')
  const manifest: {
    name: string
    start_url: string
    icons: { src: string; sizes: string; purpose: string }[]
  } = JSON.parse(await response.text())
  expect(manifest).toMatchObject({ name: brand, start_url: '/', lang: original })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: '/apple-touch-icon.png', sizes: '180x180' },
  ]) {
    const { width, height } = await sharp(`dist${src}`).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  await page.goto('/')
  const browser = await page.context().newCDPSession(page)
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([])
  for (const selector of ['link[rel=manifest]', 'link[rel="apple-touch-icon"]', 'link[rel=icon]']) {
    const address = await page.locator(selector).getAttribute('href')
    expect((await page.request.get(address ?? '')).status(), selector).toBe(200)
  }
})
