import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { article } from '../../scripts/bench/articles'
import { serve } from '../../scripts/serve'
import { copySite, filesThatMention, type SiteCopy } from '../support/site-copy'

// The tests build a whole site, in turn.
test.describe.configure({ mode: 'serial' })

let copy: SiteCopy
const dist = () => join(copy.folder, 'dist')

/** A file of every collection, and the field that names its entries. */
const samples: [collection: string, file: string, name: string][] = [
  ['services', 'tests/fixtures/notarised-archives.mdx', 'title'],
  ['industries', 'content/industries/energy.mdx', 'name'],
  ['solutions', 'content/solutions/nft-invoice.mdx', 'name'],
  ['articles', 'content/articles/do-you-need-a-blockchain.mdx', 'title'],
  ['pages', 'content/pages/menu.mdx', 'title'],
  ['offerings', 'content/offerings/build-team.mdx', 'title'],
  ['portfolio', 'content/portfolio/harvest-lots.mdx', 'name'],
  ['team', 'content/team/rina-hartono.mdx', 'name'],
  ['testimonials', 'content/testimonials/smb-restore.mdx', 'organisation'],
  ['track-record', 'content/track-record/endpoints.mdx', 'title'],
  ['clients', 'content/clients/kriyasogan.mdx', 'name'],
]

/**
 * Adds an entry called after its slug, with these fields beside those of a sample.
 * @param step makes its text another one than that of the sample, which two services may not share
 */
async function add(collection: string, slug: string, fields: object, step = 1): Promise<void> {
  const [, file = '', name = ''] = samples.find(([sample]) => sample === collection) ?? []
  const [, frontmatter = '', body = ''] = (await readFile(file, 'utf8')).split(/^---\n/m)
  const mixed = (_key: string, value: unknown) =>
    typeof value === 'string' ? everyNthWord(value, step) : value
  const changed: Record<string, unknown> = {
    ...JSON.parse(JSON.stringify(parse(frontmatter), mixed)),
    [name]: `The ${slug} of ${collection}`,
  }
  if ('metaDescription' in changed)
    changed.metaDescription = everyNthWord(
      `The ${slug} of ${collection} has a description that is long enough to be shown in a search.`,
      step,
    )
  const text = collection === 'services' && step > 1 ? article(step).split(/^---\n/m)[2] : body
  await writeFile(
    join(copy.folder, 'content', collection, `${slug}.mdx`),
    `---\n${stringify({ ...changed, ...fields })}---\n${text}`,
  )
}

/** The same words in another order. */
function everyNthWord(text: string, step: number): string {
  const words = text.split(' ')
  const turns = Array.from({ length: step }, (_, turn) => turn)
  return turns.flatMap((turn) => words.filter((_word, index) => index % step === turn)).join(' ')
}

async function build(day: string): Promise<void> {
  const epoch = String(Date.parse(`${day}T12:00:00Z`) / 1000)
  const { status, output } = await copy.run('npm', ['run', 'build'], { SOURCE_DATE_EPOCH: epoch })
  expect(status, output).toBe(0)
}

async function open(page: Page, path: string): Promise<{ status?: number; close(): void }> {
  const { address, server } = await serve({ folder: dist(), port: 0 })
  const response = await page.goto(address + path)
  return { status: response?.status(), close: () => server.close() }
}

test.beforeAll(async () => {
  copy = await copySite()
  for (const [collection] of samples) {
    await add(collection, 'waxprint', {
      draft: true,
      ...(collection === 'articles' && { formerSlugs: ['waxblock'] }),
    })
    await add(collection, 'songket', { unlisted: true }, 2)
    await add(collection, 'tenun', { publishAt: '2026-07-01', expireAt: '2026-08-01' }, 3)
  }
  const named = join(copy.folder, 'content/articles/connecting-a-ledger-to-your-erp.mdx')
  const text = await readFile(named, 'utf8')
  const list = 'relatedArticles: [waxprint, songket, tenun, do-you-need-a-blockchain]'
  expect(text).toMatch(/^relatedArticles: .*/m)
  await writeFile(named, text.replace(/^relatedArticles: .*/m, list))
})
test.afterAll(() => copy.remove())

test('a draft of any collection appears in no file of the site', async ({ page }) => {
  await build('2026-06-15')
  expect(await filesThatMention(/waxprint|waxblock/i, dist())).toEqual([])
  const { status, close } = await open(page, '/blog/waxblock')
  expect(status).toBe(404)
  close()
})

test('what is unlisted appears as its own page, which asks not to be indexed', async ({ page }) => {
  const files = await filesThatMention(/songket/i, dist())
  // The page, its data, its PDF, and the picture that people who pass its address on see.
  const own =
    /^\/((page-data\/|share\/)?((blog|solutions|services|industries)\/)?songket(\/page-data)?\.(html|json|png)|documents\/songket\.(pdf|webp))$/
  expect(files.filter((file) => !own.test(file))).toEqual([])
  const paths = ['/songket', ...['blog', 'solutions', 'services', 'industries'].map(below)]
  for (const path of paths) {
    const { close } = await open(page, path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    close()
  }
})

const below = (folder: string) => `/${folder}/songket`

test('what is not due appears nowhere, and from its day on wherever it is named', async ({
  page,
}) => {
  expect(await filesThatMention(/tenun/i, dist())).toEqual([])
  await build('2026-07-01')
  const due = await open(page, '/blog/connecting-a-ledger-to-your-erp')
  const next = page.getByRole('main').getByRole('link', { name: 'The tenun of articles' })
  await expect(next).toHaveAttribute('href', '/blog/tenun')
  due.close()
  for (const [collection] of samples) {
    const files = await filesThatMention(new RegExp(`The tenun of ${collection}`), dist())
    expect(files.length, collection).toBeGreaterThan(0)
  }
  await build('2026-08-01')
  expect(await filesThatMention(/tenun/i, dist())).toEqual([])
})
