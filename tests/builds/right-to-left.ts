import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { filesBelow } from '../../src/generator/publish/files'
import { violations } from '../support/axe'
import { inArabicLetters, isInPart, translate } from '../support/content/translate'
import { cutOff, tooWide } from '../support/layout/layout-checks'
import { overlaps } from '../support/layout/overlaps'
import type { SiteCopy } from '../support/site-copy'
import { visit } from '../support/visit'
import type { Built } from './builder'
import { testMirroredControls } from './mirrored-controls'
import { rewrite } from './small-site'

/** Also the first folder of its addresses. */
export const arabic = 'ar'

/** A form in a plural message. */
const option = /\b(one|other) \{((?:[^{}]|\{\w+\})*)\}/g

/** Arabic has six plural forms. */
export function inArabic(text: string): string {
  return inArabicLetters(text)
    .replace(option, (_option, key, words) => `${key} {${inArabicLetters(words)}}`)
    .replace(/\bother (\{.*?\})(?=\})/, 'zero $1 two $1 few $1 many $1 other $1')
}

export async function applyRightToLeft({ folder }: SiteCopy): Promise<void> {
  await rewrite(join(folder, 'content/settings.yaml'), (source) =>
    source.replace(/^languages: \[(.*)\]$/m, `languages: [$1, ${arabic}]`),
  )
  translate(folder, arabic, isInPart, inArabic)
}

const screens = {
  'a phone': { width: 360, height: 740 },
  'a wide screen': { width: 1440, height: 900 },
}

/** Wide screens test only pages with columns. */
const paths = {
  'a phone': [
    '',
    '/services/stock-ledger',
    '/contact',
    `/search?q=${inArabicLetters('ledger')}`,
    '/blog/do-you-need-a-register-anew',
  ],
  'a wide screen': ['', '/services/stock-ledger', '/contact'],
}

/** @param built returns the built site; only call it inside tests or hooks */
export function testRightToLeft(built: () => Built): void {
  test('right-to-left pages declare their direction, and other pages declare none', async () => {
    const dist = join(built().copy.folder, 'dist')
    const files = filesBelow(dist).filter((file) => file.endsWith('.html'))
    const own = files.filter((file) => file === 'ar.html' || file.startsWith('ar/'))
    expect(own.length).toBeGreaterThan(7)
    for (const file of files) {
      const [tag = ''] = /<html[^>]*>/.exec(await readFile(join(dist, file), 'utf8')) ?? []
      if (own.includes(file)) expect.soft(tag, file).toBe('<html lang="ar" dir="rtl">')
      else expect.soft(tag, file).not.toContain('dir=')
    }
  })

  test('text in a language of the other direction declares its direction', async ({ page }) => {
    const { home } = built()
    const link = (language: string) =>
      page.locator('[data-site-header]').locator(`a[hreflang="${language}"][lang]`)
    await page.goto(`${home}/ar/menu`)
    await expect(link('en-GB')).toHaveAttribute('dir', 'ltr')
    await expect(link('de')).toHaveAttribute('dir', 'ltr')
    const name = page
      .getByRole('main')
      .locator('a > span')
      .filter({ hasText: /^Training Week/ })
    await expect(name).toHaveAttribute('lang', 'en-GB')
    await expect(name).toHaveAttribute('dir', 'ltr')
    await page.goto(`${home}/menu`)
    await expect(link('ar')).toHaveAttribute('dir', 'rtl')
    await expect(link('de')).not.toHaveAttribute('dir')
    await page.goto(`${home}/no-such-page`)
    await expect(page.locator('main section[lang=ar]')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('main section[lang=de]')).not.toHaveAttribute('dir')
  })

  for (const screen of ['a phone', 'a wide screen'] as const)
    for (const path of paths[screen])
      test(`/ar${decodeURI(path)} fits and is mirrored on ${screen}`, async ({ page }) => {
        await page.setViewportSize(screens[screen])
        await visit(page, `${built().home}/ar${path}`)
        if (path.includes('?')) await expect(page.locator('main ol > li').first()).toBeVisible()
        expect(await tooWide(page)).toEqual([])
        expect(await cutOff(page)).toEqual([])
        expect(await overlaps(page)).toEqual([])
        // An article's heading is in the middle column.
        const heading = path.startsWith('/blog') ? {} : { heading: 'right' }
        expect(await mirrored(page)).toMatchObject({ brand: 'right', ends: 'left', ...heading })
        expect(await violations(page)).toEqual([])
      })

  test('the language switch mirrors the page without a reload, and back', async ({ page }) => {
    const { home } = built()
    const html = page.locator('html')
    const switchTo = (code: string) =>
      page.locator('[data-site-header]').getByRole('link', { name: new RegExp(`^${code} `) })
    const spacing = () =>
      page.locator('h1').evaluate((heading) => getComputedStyle(heading).letterSpacing)
    await visit(page, `${home}/services/stock-ledger`)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const ownSpacing = await spacing()
    await switchTo('AR').click()
    await expect(page).toHaveURL(`${home}/ar/services/stock-ledger`)
    await expect(html).toHaveAttribute('lang', 'ar')
    await expect(html).toHaveAttribute('dir', 'rtl')
    expect(await mirrored(page)).toEqual({ brand: 'right', ends: 'left', heading: 'right' })
    expect(await spacing()).toBe('normal')
    await switchTo('EN').click()
    await expect(page).toHaveURL(`${home}/services/stock-ledger`)
    await expect(html).toHaveAttribute('lang', 'en-GB')
    await expect(html).not.toHaveAttribute('dir')
    expect(await mirrored(page)).toEqual({ brand: 'left', ends: 'right', heading: 'left' })
    expect(await spacing()).toBe(ownSpacing)
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

  test('email addresses and numbers run from left to right', async ({ page }) => {
    const { home } = built()
    await page.goto(`${home}/ar/contact`)
    await expect(page.locator('input[type=email]')).toHaveCSS('direction', 'ltr')
    await expect(page.locator('main a[href^="mailto:"]').first()).toHaveCSS(
      'unicode-bidi',
      'plaintext',
    )
  })

  test.describe('controls', () => testMirroredControls(built))
}

/** Returns the nearer page edge of the brand, the header's buttons and the heading. */
function mirrored(page: Page): Promise<Record<string, 'left' | 'right'>> {
  return page.evaluate(() => {
    const header =
      document.querySelector('[data-site-header] > div:not([aria-hidden])') ?? document.body
    const { paddingLeft, paddingRight } = getComputedStyle(header)
    const row = header.getBoundingClientRect()
    const [start, end] = [row.left + parseFloat(paddingLeft), row.right - parseFloat(paddingRight)]
    const edgeOf = (selector: string) => {
      const range = document.createRange()
      range.selectNodeContents(document.querySelector(selector) ?? document.body)
      const { left, right } = range.getBoundingClientRect()
      return Math.abs(left - start) < Math.abs(right - end) ? 'left' : 'right'
    }
    return {
      brand: edgeOf('[data-site-header] > div > a'),
      ends: edgeOf('[data-site-header] > div:not([aria-hidden]) > :last-child'),
      heading: edgeOf('h1'),
    }
  })
}
