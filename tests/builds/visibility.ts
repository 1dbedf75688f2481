/** Tests entry visibility in a small site: drafts, unlisted entries, publication and expiry dates. */
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { article, benchSlug } from '../../scripts/bench/articles'
import { serve } from '../../scripts/serve'
import {
  type Collection,
  type CollectionName,
  collections,
  rows,
} from '../../src/content-model/collections/registry'
import { filesBelow } from '../../src/generator/publish/files'
import { collectionsWithPages } from '../support/collections'
import { filesThatMention, type SiteCopy } from '../support/site-copy'
import { build } from './builder'
import { rewrite } from './small-site'

/** Sample file of a collection. The default is the first file in its folder. */
const sampleFiles: Partial<Record<CollectionName, string>> = {
  services: 'stock-ledger',
  articles: benchSlug(1),
  pages: 'menu',
}

const withoutEntries: readonly CollectionName[] = ['comparisons', 'finder']

/** This article lists all added articles as related. */
const namingArticle = benchSlug(2)

const today = '2026-07-01'

/** Adds a draft, an unlisted, a published, a future and an expired entry to every collection. */
async function addEntriesOfEachState({ folder }: SiteCopy): Promise<void> {
  for (const [collection, { name }] of rows) {
    const file = sampleFiles[collection] ?? (await firstFile(folder, collection))
    if (!file) continue
    const add = (slug: string, fields: object, step = 1) =>
      addEntry(folder, { collection, file, name, slug, fields, step })
    const former = collection === 'articles' && { formerSlugs: ['waxblock'] }
    await add('waxprint', { draft: true, ...former }, 4)
    await add('songket', { unlisted: true }, 2)
    await add('tenun', { publishAt: today, expireAt: '2026-07-02' }, 3)
    await add('jumputan', { publishAt: '2026-07-02' }, 7)
    await add('gringsing', { expireAt: today }, 11)
  }
  const list = `relatedArticles: [waxprint, songket, tenun, jumputan, gringsing, ${benchSlug(1)}]`
  await rewrite(join(folder, 'content', 'articles', `${namingArticle}.mdx`), (text) => {
    const others = text.replace(/^relatedArticles:.*\n( .*\n)*/m, '')
    return others.replace('---\n', `---\n${list}\n`)
  })
}

async function firstFile(root: string, collection: CollectionName): Promise<string | undefined> {
  const files = await readdir(join(root, 'content', collection))
  const [first] = files.filter((name) => name.endsWith('.mdx')).sort()
  return first?.replace(/\.mdx$/, '')
}

interface Added {
  collection: CollectionName
  /** Name of the sample file. */
  file: string
  name: string
  slug: string
  fields: object
  /** Reorders the sample's words, because two services may not share text. */
  step: number
}

async function addEntry(root: string, added: Added): Promise<void> {
  const { collection, file, name, slug, fields, step } = added
  const folder = join(root, 'content', collection)
  const source = await readFile(join(folder, `${file}.mdx`), 'utf8')
  const [, frontmatter = '', body = ''] = source.split(/^---\n/m)
  const mixed = (_key: string, value: unknown) =>
    typeof value === 'string' ? everyNthWord(value, step) : value
  const title = `The ${slug} of ${collection}`
  const changed: Record<string, unknown> = {
    ...JSON.parse(JSON.stringify(parse(frontmatter), mixed)),
    [name]: title,
  }
  if ('metaDescription' in changed)
    changed.metaDescription = everyNthWord(
      `${title} has a description that is long enough to be shown in a search.`,
      step,
    )
  const { maxSharedText }: Collection = collections[collection]
  const text = maxSharedText ? article(step * 13).split(/^---\n/m)[2] : body
  const entry = `---\n${stringify({ ...changed, ...fields })}---\n${text}`
  await writeFile(join(folder, `${slug}.mdx`), entry)
}

function everyNthWord(text: string, step: number): string {
  const words = text.split(' ')
  const turns = Array.from({ length: step }, (_, turn) => turn)
  return turns.flatMap((turn) => words.filter((_word, index) => index % step === turn)).join(' ')
}

/** @param copy returns the project; valid once a test runs */
export function testVisibility(copy: () => SiteCopy): void {
  const dist = () => join(copy().folder, 'dist')

  test.beforeAll(async () => {
    await addEntriesOfEachState(copy())
    await build(copy(), { SOURCE_DATE_EPOCH: noonOf(today) })
  })

  test('a draft of any collection appears in no file of the site', async ({ page }) => {
    expect(await filesThatMention(/waxprint|waxblock/i, dist())).toEqual([])
    const { status, close } = await open(page, dist(), '/blog/waxblock')
    expect(status).toBe(404)
    close()
  })

  test('an unlisted entry appears only on its own page, which has noindex', async ({ page }) => {
    const files = await filesThatMention(/songket/i, dist())
    // The page, its data, its PDF and its share images.
    const folders = collectionsWithPages.map(({ address }) => address)
    const own = new RegExp(
      `^(/page-data|/share)?(${folders.join('|')})?/songket(/page-data)?\\.(html|json|png)$|^/documents/([\\w-]+/)?songket(-dark)?\\.(pdf|webp)$`,
    )
    expect(files.filter((file) => !own.test(file))).toEqual([])
    for (const path of ['/songket', ...folders.map((folder) => `${folder}/songket`)]) {
      const { close } = await open(page, dist(), path)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      close()
    }
  })

  test('future and expired entries appear nowhere', async () => {
    expect(await filesThatMention(/jumputan|gringsing/i, dist())).toEqual([])
  })

  test('published entries appear on pages that refer to them', async ({ page }) => {
    const due = await open(page, dist(), `/blog/${namingArticle}`)
    const next = page.getByRole('main').getByRole('link', { name: 'The tenun of articles' })
    await expect(next).toHaveAttribute('href', '/blog/tenun')
    due.close()
    for (const [collection] of rows.filter(([name]) => !withoutEntries.includes(name))) {
      const files = await filesThatMention(new RegExp(`The tenun of ${collection}`), dist())
      expect(files.length, collection).toBeGreaterThan(0)
    }
  })

  test('a preview includes and marks drafts and scheduled pages, and has noindex', async ({
    page,
  }) => {
    await build(copy(), { SOURCE_DATE_EPOCH: noonOf(today) }, ['--preview'])
    const draft = await open(page, dist(), '/blog/waxprint')
    expect(draft.status).toBe(200)
    const bar = page.getByRole('complementary', { name: /^Preview of 1 July 2026/ })
    await expect(bar).toHaveText('Preview of 1 July 2026. Not public. This page is a draft.')
    await expect(bar).toBeInViewport()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    draft.close()

    const scheduled = await open(page, dist(), '/blog/jumputan')
    await expect(bar).toContainText('This page will be published on 2 July 2026.')
    scheduled.close()

    const naming = await open(page, dist(), `/blog/${namingArticle}`)
    await expect(bar).toHaveText('Preview of 1 July 2026. Not public.')
    const link = page.getByRole('main').getByRole('link', { name: 'The waxprint of articles' })
    expect(await link.evaluate((one) => getComputedStyle(one, '::before').content)).toBe(
      '"(draft) "',
    )
    naming.close()

    const files = filesBelow(dist())
    expect(files).toContain('preview.txt')
    expect(files.filter((name) => /sitemap|feed\.xml|llms/.test(name))).toEqual([])
    expect(await readFile(join(dist(), '_headers'), 'utf8')).toContain('X-Robots-Tag: noindex')
    // Production builds record new public addresses in that file.
    expect(existsSync(join(copy().folder, 'addresses.txt'))).toBe(false)
  })
}

const noonOf = (day: string) => String(Date.parse(`${day}T12:00:00Z`) / 1000)

async function open(
  page: Page,
  folder: string,
  path: string,
): Promise<{ status?: number; close(): void }> {
  const { address, server } = await serve({ folder, port: 0 })
  const response = await page.goto(address + path)
  return { status: response?.status(), close: () => server.close() }
}
