/** A collection needs only a schema, a registry row, a template and a folder. */
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { find, readIndex } from '../../src/search/find'
import type { SiteCopy } from '../support/site-copy'
import type { Built } from './builder'
import { collectionFiles } from './new-collection'

const read = ({ copy }: Built, path: string) => readFile(join(copy.folder, path), 'utf8')

export async function addCollection(copy: SiteCopy): Promise<void> {
  for (const [path, text] of Object.entries(collectionFiles(copy.folder))) {
    const file = join(copy.folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const { status, output } = await copy.run('npm', ['run', 'generate'])
  expect(status, output).toBe(0)
}

/** @param site returns the built site; only call it inside tests or hooks */
export function testCollection(site: () => Built): void {
  // src/content-model/collections/new-collection.full.test.ts checks the types.
  test('the check reports no problems', async () => {
    const command = ['run', '--silent', 'check', '--', '--content', '--json']
    const { output } = await site().copy.run('npm', command)
    const { diagnostics }: { diagnostics: { message: string }[] } = JSON.parse(output)
    // The PDF fonts lack the third language's letters.
    const problems = diagnostics.filter(({ message }) => !message.startsWith('No font of PDFs'))
    expect(problems).toEqual([])
  })

  test('an entry has a page with a breadcrumb and a link to its service', async ({ page }) => {
    await page.goto(`${site().home}/guides/reading-a-ledger`)
    await expect(page).toHaveTitle(/^Reading a Ledger \| /)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reading a Ledger')
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(breadcrumb.getByRole('listitem')).toHaveText([
      'Home',
      'Guides',
      'Reading a Ledger',
    ])
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Stock Ledger' })).toBeVisible()
    await breadcrumb.getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL(`${site().home}/guides`)
  })

  test('the collection has an index page, and the menu page lists both', async ({ page }) => {
    const response = await page.goto(`${site().home}/guides`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/guides$/)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Reading a Ledger' })).toHaveAttribute(
      'href',
      `${site().prefix}/guides/reading-a-ledger`,
    )
    await page.goto(`${site().home}/menu`)
    await expect(main.getByRole('link', { name: 'Guides', exact: true })).toHaveAttribute(
      'href',
      `${site().prefix}/guides`,
    )
    await expect(main.getByRole('heading', { name: 'Guides' })).toBeVisible()
    await main.getByRole('link', { name: 'Reading a Ledger' }).click()
    await expect(page).toHaveURL(`${site().home}/guides/reading-a-ledger`)
  })

  test('the search finds an entry and the index page', async () => {
    const index = await readIndex(await read(site(), 'dist/search.json'))
    expect(find(index, 'reading a ledger')[0]).toMatchObject({
      path: '/guides/reading-a-ledger',
      kind: 'Guide',
      note: 'Which columns of a ledger matter, and which never do.',
    })
    expect(find(index, 'guides')[0]).toMatchObject({ path: '/guides', title: 'Guides' })
  })

  test('sitemap, llms.txt, text versions and share images include the entry and the index', async () => {
    const [sitemap, llms] = [
      await read(site(), 'dist/sitemap.xml'),
      await read(site(), 'dist/llms.txt'),
    ]
    expect(llms).toContain('\n## Guides\n')
    for (const path of ['/guides', '/guides/reading-a-ledger']) {
      expect(sitemap).toContain(`${path}</loc>`)
      expect(llms).toContain(`${path}.md)`)
      expect(await read(site(), `dist${path}.md`)).toMatch(/^# (Guides|Reading a Ledger)\n/)
      const image = `/share${path}.png`
      expect(await read(site(), `dist${path}.html`)).toContain(image)
      await access(join(site().copy.folder, 'dist', image))
    }
  })
}
