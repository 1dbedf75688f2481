import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { filesBelow } from '../../src/generator/publish/files'
import {
  type DevelopmentServer,
  startDevelopmentServer,
} from '../support/servers/development-server'
import { copySite, type SiteCopy } from '../support/site-copy'

const file = 'content/services/stock-ledger.mdx'
const headline = 'Stock Ledger that a harbour can rely on'
const broken = `${file}:19:10 · The line “title: Every wallet: posted” cannot be read: a value with a colon in it needs quotes. Write: title: "Every wallet: posted"`
const noProblems = 'All content problems are fixed.'
const dangling = `${file}:151:121 · The link points to /services/access-system, but no page has this address.`

let copy: SiteCopy
let server: DevelopmentServer

test.beforeAll(async () => {
  copy = await copySite()
  server = await startDevelopmentServer(copy)
})
test.afterAll(async () => {
  server?.stop()
  await copy.remove()
})

async function edit(words: string, replacement: string): Promise<void> {
  const source = await readFile(join(copy.folder, file), 'utf8')
  expect(source).toContain(words)
  await writeFile(join(copy.folder, file), source.replace(words, replacement))
}

/** Compiling is slow while other tests build. */
const pageLoad = { timeout: 60_000 }

/** A server may close an idle connection as the next request arrives. */
const onceMore = { maxRetries: 1 }

function timesPrinted(words: string): number {
  return server.output().split(words).length - 1
}

test('the development server reports the same problems as the check, keeps running, and recovers', async ({
  page,
}) => {
  await page.goto(`${server.address}/services/stock-ledger`)
  const heading = page.getByRole('heading', { level: 1 })
  const report = page.getByRole('alert').filter({ hasText: 'of the content' })
  await expect(heading).toHaveText(headline, pageLoad)
  await expect(report).toHaveCount(0)

  await test.step('GraphiQL finds each text as a file, as MDX and as a typed entry', async () => {
    const query =
      '{ allMdx { totalCount } mdx { excerpt tableOfContents frontmatter } service(slug: { eq: "stock-ledger" }) { parent { ... on Mdx { parent { ... on File { relativePath } } } } } }'
    const response = await page.request.post(`${server.address}/___graphql`, { data: { query } })
    const texts = filesBelow(join(copy.folder, 'content')).filter((name) => name.endsWith('.mdx'))
    expect(await response.json()).toMatchObject({
      data: {
        allMdx: { totalCount: texts.length },
        mdx: {
          excerpt: expect.any(String),
          tableOfContents: expect.any(Object),
          frontmatter: expect.objectContaining({ metaDescription: expect.any(String) }),
        },
        service: { parent: { parent: { relativePath: 'services/stock-ledger.mdx' } } },
      },
    })
  })

  await test.step('the page has a preview card', async () => {
    const card = page.getByRole('complementary', { name: 'Preview of this page' })
    await card.getByText(/^Preview: [\d,]+ words, \d+ min read$/).click()
    await expect(card).toContainText('Stock Ledger | Karang')
    await expect(card.getByRole('link', { name: '/documents/stock-ledger.pdf' })).toBeVisible()
    await expect(card.getByText(/^Links to this page \([1-9]\d*\)$/)).toBeVisible(pageLoad)
    await expect(card.getByRole('link', { name: '/services/access-review' }).first()).toBeVisible()
    await card.getByText(/^Preview/).click()
  })

  await test.step('the boot script applies the theme', async () => {
    await page.getByRole('banner').locator('summary[aria-label="Theme"]').click()
    await page.getByRole('banner').locator('label').filter({ hasText: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Escape')
  })

  await test.step('a file with a syntax error is reported', async () => {
    await edit(headline, 'Every wallet: posted')
    await expect(report).toContainText(`1 problem in 1 file of the content:\n\n${broken}`)
    await expect(report.getByText('cannot be read')).toBeVisible()
    await expect(heading).toHaveText(headline)
    // Saves the file unchanged, as slow editors do: truncate, then write.
    const source = await readFile(join(copy.folder, file))
    for (const pauseMs of [0, 10, 20, 25, 30]) {
      await writeFile(join(copy.folder, file), source)
      await wait(pauseMs)
      await writeFile(join(copy.folder, file), '')
      await wait(100)
      await writeFile(join(copy.folder, file), source)
      // The server looks twice, 300 ms apart, and must not find the next empty file.
      await wait(500)
    }
    await page.reload()
    await expect(heading).toHaveText(headline, pageLoad)
    await expect(report).toContainText(broken)
    expect(timesPrinted(broken)).toBe(1)
  })

  await test.step('the report disappears after a fix', async () => {
    await edit('Every wallet: posted', 'Every wallet posted')
    await expect(heading).toHaveText('Every wallet posted', pageLoad)
    await expect(report).toHaveCount(0)
    expect(timesPrinted(noProblems)).toBe(1)
  })

  await test.step('a fix right after the report clears it', async () => {
    const good = await readFile(join(copy.folder, file), 'utf8')
    const bad = good.replace('Every wallet posted', 'Every wallet: posted')
    for (let round = 0; round < 10; round += 1) {
      const [reported, resolved] = [timesPrinted(broken), timesPrinted(noProblems)]
      await writeFile(join(copy.folder, file), bad)
      while (timesPrinted(broken) === reported) await wait(1)
      await writeFile(join(copy.folder, file), good)
      await expect.poll(() => timesPrinted(noProblems)).toBe(resolved + 1)
      await expect(report).toHaveCount(0)
    }
  })

  await test.step('a link to a missing page is reported', async () => {
    await edit('/services/access-review', '/services/access-system')
    await expect(report).toContainText(dangling)
    expect(timesPrinted(dangling)).toBe(1)
    await edit('/services/access-system', '/services/access-review')
    await expect(report).toHaveCount(0)
  })

  await test.step('a new file shows its placeholders', async () => {
    const made = await copy.run('npm', ['run', 'new', '--', 'service', 'Zero-knowledge proofs'])
    expect(made.status, made.output).toBe(0)
    const begun = join(copy.folder, 'content/services/zero-knowledge-proofs.mdx')
    const data = `${server.address}/page-data/services/zero-knowledge-proofs/page-data.json`
    const isThere = async () => (await page.request.get(data, onceMore)).ok()
    await expect.poll(isThere, pageLoad).toBe(true)
    await page.goto(`${server.address}/services/zero-knowledge-proofs`)
    await expect(heading).toHaveText('TODO The result for the client, in under 12 words')
    await expect(report).toContainText(
      'zero-knowledge-proofs.mdx:4:1 · metaDescription still contains',
    )
    await expect(report).toContainText(
      'more that must be finished before the page can be published',
    )
    expect(server.output()).toContain('The site shows placeholders unchanged.')
    // Collapsed, because a new company has hundreds of placeholders.
    const placeholder = report.getByText('metaDescription still contains')
    await expect(placeholder).toBeHidden()
    await report.getByText(/^\d+ problems in 1 file of the content:$/).click()
    await expect(placeholder).toBeVisible()

    // While the file has mistakes other than placeholders, its last valid version stays.
    const source = await readFile(begun, 'utf8')
    await writeFile(begun, source.replace('hero:', 'heros:'))
    await expect(report).toContainText('heros is not a field of a service. Did you mean hero?')
    await expect(heading).toHaveText(/^TODO/)
    await writeFile(
      begun,
      source.replace('TODO The result for the client, in under 12 words', 'Prove the month'),
    )
    await expect(heading).toHaveText('Prove the month', pageLoad)
    await rm(begun)
    await expect(report).toHaveCount(0)
    await page.goto(`${server.address}/services/stock-ledger`)
  })

  await test.step('added, renamed and deleted files update the site', async () => {
    const first = join(copy.folder, 'content/services/notarised-archives.mdx')
    const second = join(copy.folder, 'content/services/sealed-archives.mdx')
    const data = (slug: string) =>
      page.request.get(`${server.address}/page-data/services/${slug}/page-data.json`, onceMore)
    const shown = async (slug: string) => (await (await data(slug)).text()).includes('Notarised')
    await writeFile(first, await readFile('tests/fixtures/notarised-archives.mdx'))
    await expect.poll(() => shown('notarised-archives'), pageLoad).toBe(true)
    await rename(first, second)
    await expect.poll(() => shown('sealed-archives'), pageLoad).toBe(true)
    await expect.poll(() => shown('notarised-archives'), pageLoad).toBe(false)
    await rm(second)
    await expect.poll(() => shown('sealed-archives'), pageLoad).toBe(false)
  })

  expect(server.output()).not.toMatch(/^\s+at .*:\d+:\d+/m)
  expect(server.exitCode()).toBe(null)
})
