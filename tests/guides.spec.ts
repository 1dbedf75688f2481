import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serve } from '../scripts/serve'
import { blocksOf, follow } from './guide'
import { copySite, type SiteCopy } from './site-copy'

// They build the site three times, on machines that may be slow.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

let copy: SiteCopy

test.beforeAll(async () => {
  copy = await copySite()
})
test.afterAll(() => copy.remove())

test('docs/writing.md, followed word for word, ends with a page, a menu entry and a PDF', async ({
  page,
  request,
}) => {
  const blocks = await blocksOf('docs/writing.md')
  expect(blocks.length).toBeGreaterThan(15)
  await follow(blocks, copy)

  const site = await serve({ folder: join(copy.folder, 'dist'), port: 0 })
  await page.goto(`${site.address}/menu`)
  await page.getByRole('main').getByRole('link', { name: 'Notarised Archives' }).click()
  await expect(page).toHaveURL(`${site.address}/services/notarised-archives`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deeds that prove their own age')
  const picture = page.getByRole('img', { name: 'Seven questions on the way' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  const pdf = await request.get(`${site.address}/documents/notarised-archives.pdf`)
  expect(pdf.status()).toBe(200)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  site.server.close()
})

test('docs/deploying.md: its commands build a site, also in a folder of a host', async () => {
  await follow(await blocksOf('docs/deploying.md'), copy)
  const page = await readFile(join(copy.folder, 'dist/about.html'), 'utf8')
  expect(page).toContain('href="/site/services"')
})

test('every command that the guides name exists, and every file they link to', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const guide of [
    'README.md',
    'docs/writing.md',
    'docs/deploying.md',
    'docs/architecture.md',
  ]) {
    const text = await readFile(guide, 'utf8')
    for (const [, name = ''] of text.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
      expect(Object.keys(scripts), `${guide} names npm run ${name}`).toContain(name)
    const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
    for (const [, link = ''] of prose.matchAll(/\]\((?!https?:)([^)#]+)/g))
      await readFile(join(guide, '..', link))
  }
})
