import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serve } from '../../scripts/serve'
import { filesBelow } from '../../src/generator/publish/files'
import { blocksOf, follow } from '../support/guide'
import type { SiteCopy } from '../support/site-copy'

/**
 * Declares the test, which builds the site.
 * @param copyOf returns a copy with any content; only call it inside tests or hooks
 */
export function testGuide(copyOf: () => SiteCopy, env: Record<string, string>): void {
  test('docs/writing.md, followed word for word, produces a page and all its outputs', async ({
    page,
    request,
  }) => {
    // Three full checks and a build.
    test.setTimeout(1_200_000)
    const blocks = await blocksOf('docs/writing.md')
    expect(blocks.length).toBeGreaterThan(15)
    await follow(blocks, copyOf(), env)

    const { address, server } = await serve({ folder: join(copyOf().folder, 'dist'), port: 0 })
    const path = '/services/notarised-archives'
    await test.step('the page has a menu entry, title, description and canonical link', async () => {
      await page.goto(`${address}/menu`)
      await page.getByRole('main').getByRole('link', { name: 'Notarised Archives' }).click()
      await expect(page).toHaveURL(address + path)
      await expect(page).toHaveTitle(/^Notarised Archives \| /)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Deeds that prove their own age',
      )
      const description = page.locator('meta[name=description]')
      await expect(description).toHaveAttribute('content', /notary’s seal/)
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`))
    })
    await test.step('picture', async () => {
      const picture = page.getByRole('img', { name: 'Seven questions on the way' })
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    })
    await test.step('the page has a PDF, a share image, a sitemap entry and a search entry', async () => {
      const pdf = await request.get(`${address}/documents/notarised-archives.pdf`)
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
      const image = await page.locator('meta[property="og:image"]').getAttribute('content')
      const share = await request.get(address + new URL(image ?? '').pathname)
      expect(share.status()).toBe(200)
      expect(await (await request.get(`${address}/sitemap.xml`)).text()).toContain(`${path}</loc>`)
      await page.goto(`${address}/search?q=notarised+archives`)
      const first = page
        .getByRole('main')
        .getByRole('link', { name: /Notarised Archives/ })
        .first()
      await expect(first).toHaveAttribute('href', path)
    })
    server.close()
  })
}

/** @param copyOf returns a copy with a built site; only call it inside tests or hooks */
export function testBrokenFile(copyOf: () => SiteCopy): void {
  const inCopy = (path: string) => join(copyOf().folder, path)

  test('a file with a mistake stops the build with a clear message and keeps the previous site', async () => {
    // Earlier builds have recorded this address.
    await rm(inCopy('addresses.txt'), { force: true })
    const before = filesBelow(inCopy('dist'))
    const source = await readFile('tests/fixtures/notarised-archives.mdx', 'utf8')
    await writeFile(
      inCopy('content/services/notarised-archives.mdx'),
      source.replace('  title: Deeds', '  titel: Deeds'),
    )
    const build = await copyOf().run('npm', ['run', 'build'])
    expect(build.status).toBe(1)
    expect(build.output).toContain('1 problem in 1 file of the content:')
    expect(build.output).toContain(
      'content/services/notarised-archives.mdx:8:3 · hero.titel is not a field of hero. Did you mean title?',
    )
    expect(build.output).not.toMatch(/^\s+at .*:\d+:\d+/m)
    expect(filesBelow(inCopy('dist'))).toEqual(before)
  })
}
