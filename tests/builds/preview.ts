import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serve } from '../../scripts/serve'
import { filesBelow } from '../../src/generator/publish/files'
import {
  added,
  addHiddenEntries,
  companyEpoch,
  namingArticle,
} from '../support/content/entries-of-each-state'
import type { SiteCopy } from '../support/site-copy'
import { build } from './builder'

/**
 * @param copyOf returns a copy with an article of the test company; only call
 * it inside tests or hooks
 */
export function testPreview(copyOf: () => SiteCopy): void {
  const dist = () => join(copyOf().folder, 'dist')
  let site: Awaited<ReturnType<typeof serve>>

  test.beforeAll(async () => {
    await addHiddenEntries(copyOf().folder, ['articles'])
    await build(copyOf(), { SOURCE_DATE_EPOCH: companyEpoch }, ['--preview'])
    site = await serve({ folder: dist(), port: 0 })
  })

  test.afterAll(() => site?.server.close())

  test('a preview includes and marks drafts and scheduled pages, and has noindex', async ({
    page,
  }) => {
    const draft = await page.goto(`${site.address}/blog/${added.draft}`)
    expect(draft?.status()).toBe(200)
    const bar = page.getByRole('complementary', { name: /^Preview of 1 July 2026/ })
    await expect(bar).toHaveText('Preview of 1 July 2026. Not public. This page is a draft.')
    await expect(bar).toBeInViewport()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

    await page.goto(`${site.address}/blog/${added.future}`)
    await expect(bar).toContainText('This page will be published on 2 July 2026.')

    await page.goto(`${site.address}/blog/${namingArticle}`)
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
