import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { benchSlug, picture } from '../../scripts/bench/articles'
import { copySmallSite, rewrite } from '../builds/small-site'
import {
  type DevelopmentServer,
  startDevelopmentServer,
} from '../support/servers/development-server'
import type { SiteCopy } from '../support/site-copy'
import { uncaughtErrors } from '../support/visit'

// The tests share a development server, and must leave it running.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

let copy: SiteCopy
let server: DevelopmentServer

test.beforeAll(async () => {
  copy = await copySmallSite()
  // An earlier build leaves a folder per page.
  const left = join(copy.folder, 'public', 'blog', benchSlug(1))
  await mkdir(left, { recursive: true })
  await writeFile(join(left, 'index.html'), '<!doctype html><title>As it was built</title>')
  server = await startDevelopmentServer(copy)
})
test.afterEach(() => expect(server.exitCode(), server.output().slice(-2000)).toBe(null))
test.afterAll(async () => {
  server?.stop()
  await copy?.remove()
})

const report = (page: Page) => page.getByRole('alert').filter({ hasText: 'of the content' })
const fileOf = (path: string) => join(copy.folder, 'content', path)
const articleFile = (index: number) => fileOf(`articles/${benchSlug(index)}.mdx`)
const articleUrl = (index: number) => `${server.address}/blog/${benchSlug(index)}`

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // The first visit bundles the page's script.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 120_000 })
}

test('a new picture appears without an error, even if used right after its creation', async ({
  page,
}) => {
  await open(page, articleUrl(1))
  const errors = uncaughtErrors(page)
  for (const name of ['one', 'two', 'three']) {
    await writeFile(fileOf(`articles/${name}.png`), await picture(name.length * 7))
    await rewrite(articleFile(1), (source) => `${source}\n![Drawing ${name}](./${name}.png)\n`)
    await expect(page.getByRole('img', { name: `Drawing ${name}` })).toBeAttached({
      timeout: 60_000,
    })
  }
  expect(errors).toEqual([])
})

test('a tab can request a picture after its deletion', async ({ page }) => {
  await open(page, articleUrl(1))
  const sizes = await page
    .getByRole('img', { name: 'Drawing one' })
    .evaluate((img) =>
      [
        ...(img.closest('picture') ?? img.parentElement ?? img).querySelectorAll('[srcset]'),
      ].flatMap((element) =>
        (element.getAttribute('srcset') ?? '').split(',').map((size) => size.trim().split(' ')[0]),
      ),
    )
  expect(sizes.length).toBeGreaterThan(2)
  const source = await readFile(articleFile(1), 'utf8')
  await rewrite(articleFile(1), (text) => text.replace('![Drawing one](./one.png)', ''))
  await rm(fileOf('articles/one.png'))
  await expect(page.getByRole('img', { name: 'Drawing one' })).toHaveCount(0, { timeout: 60_000 })
  for (const size of sizes) await page.request.get(new URL(size ?? '', server.address).href)
  const whole = await picture(31)
  await writeFile(fileOf('articles/one.png'), whole.subarray(0, whole.length / 2))
  await writeFile(articleFile(1), source)
  await expect(report(page)).toContainText('cannot be read to its end')
  await writeFile(fileOf('articles/one.png'), whole)
  await expect(page.getByRole('img', { name: 'Drawing one' })).toBeAttached({ timeout: 60_000 })
})

test('eight open tabs show an error and its fix', async ({ context }) => {
  const pages: Page[] = []
  for (let tab = 0; tab < 8; tab += 1) {
    const page = await context.newPage()
    await open(page, articleUrl(tab % 3))
    pages.push(page)
  }
  await rewrite(fileOf('settings.yaml'), (source) => source.replace('Karang', 'Karang: Group'))
  for (const page of pages) await expect(report(page)).toBeVisible({ timeout: 60_000 })
  await rewrite(fileOf('settings.yaml'), (source) => source.replace('Karang: Group', 'Karang'))
  for (const page of pages) await expect(report(page)).toHaveCount(0)
})

test('a tab shows a message while its page is deleted, and the page after it returns', async ({
  page,
}) => {
  await open(page, articleUrl(1))
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  const away = join(copy.folder, 'away.mdx')
  await rename(articleFile(1), away)
  const words = page.getByRole('alert').filter({ hasText: 'There is no page at this address' })
  await expect(words).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(words).toBeVisible({ timeout: 60_000 })
  await rename(away, articleFile(1))
  await expect(words).toHaveCount(0, { timeout: 60_000 })
  await expect(heading).toHaveText(title)
})

test('the development server serves former addresses, share images and PDFs', async ({ page }) => {
  await rewrite(articleFile(0), (source) =>
    source.replace(/^category:/m, 'formerSlugs: [before-it-was-renamed]\ncategory:'),
  )
  const ask = (path: string) => page.request.get(server.address + path, { maxRedirects: 0 })
  await expect
    .poll(async () => (await ask('/blog/before-it-was-renamed')).headers().location, {
      timeout: 60_000,
    })
    .toBe(`/blog/${benchSlug(0)}`)
  const share = await ask('/share/services/stock-ledger.png')
  expect([share.status(), share.headers()['content-type']]).toEqual([200, 'image/png'])
  const pdf = await ask('/documents/stock-ledger.pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a change to an item that shares its name updates the page', async ({ page }) => {
  const file = fileOf('services/stock-ledger.mdx')
  const before = await readFile(file)
  await rewrite(file, (source) =>
    source.replace(
      /^process:[\s\S]*?\n(?=\S)/m,
      `process:\n  title: How we work\n  description: Each phase has an exit test.\n  steps:\n${'    - title: TODO Step\n      description: We write it down.\n      items: [Notes, Minutes, Protocol]\n'.repeat(4)}`,
    ),
  )
  await open(page, `${server.address}/services/stock-ledger`)
  const steps = page.getByRole('heading', { name: /^(TODO Step|Named)/ })
  await expect(steps).toHaveCount(4)
  for (const name of ['Named one', 'Named two'])
    await test.step(name, async () => {
      await rewrite(file, (source) => source.replace('- title: TODO Step', `- title: ${name}`))
      await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 60_000 })
      await expect(steps).toHaveCount(4)
    })
  await writeFile(file, before)
})
