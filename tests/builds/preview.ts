import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { filesBelow } from '../../src/generator/publish/files'
import { added, namingArticle } from '../support/content/entries-of-each-state'
import type { SiteCopy } from '../support/site-copy'

/**
 * @param copyOf returns a copy with a built preview
 * @param addressOf returns its address; only call both inside tests or hooks
 */
export function testPreview(copyOf: () => SiteCopy, addressOf: () => string): void {
  const dist = () => join(copyOf().folder, 'dist')

  test('a preview includes and marks drafts and scheduled pages, and has noindex', async ({
    page,
  }) => {
    const draft = await page.goto(`${addressOf()}/blog/${added.draft}`)
    expect(draft?.status()).toBe(200)
    const bar = page.getByRole('complementary', { name: /^Preview of 1 July 2026/ })
    await expect(bar).toHaveText('Preview of 1 July 2026. Not public. This page is a draft.')
    await expect(bar).toBeInViewport()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

    await page.goto(`${addressOf()}/blog/${added.future}`)
    await expect(bar).toContainText('This page will be published on 2 July 2026.')

    await page.goto(`${addressOf()}/blog/${namingArticle}`)
    await expect(bar).toHaveText('Preview of 1 July 2026. Not public.')
    const name = `The ${added.draft} of articles`
    const link = page.getByRole('main').getByRole('link', { name })
    expect(await link.evaluate((one) => getComputedStyle(one, '::before').content)).toBe(
      '"(draft) "',
    )
  })

  test('a preview has no sitemap, feed or llms.txt, and records no addresses', async () => {
    const files = filesBelow(dist())
    expect(files).toContain('preview.txt')
    expect(files.filter((name) => /sitemap|feed\.xml|llms/.test(name))).toEqual([])
    expect(await readFile(join(dist(), '_headers'), 'utf8')).toContain('X-Robots-Tag: noindex')
    // Production builds record new addresses in this file.
    expect(existsSync(join(copyOf().folder, 'addresses.txt'))).toBe(false)
  })
}
