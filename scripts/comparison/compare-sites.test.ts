import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readSite } from './built-site'
import { changedRows, type Pixels } from './changed-rows'
import { commentOf } from './comment'
import { compareSites } from './compare-sites'
import { mostChanged } from './most-changed'
import { type ChangedPage, type Report, reportSchema } from './report'

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Returns a page as a build writes it: hashes of the build in its head, menus around its own text. */
function html(
  words: string,
  { hash = 'a1', menu = '', style = 'red', title = 'ERP | Brand' } = {},
): string {
  return (
    `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="'${hash}'"/><title>${title}</title>` +
    `<script src="/boot-${hash}.js" integrity="sha256-${hash}"></script><style>.css-1{color:${style}}</style></head>` +
    `<body><header data-hash="${hash}"><a href="/"><strong>Home</strong> first</a>${menu}</header><main id="content"><p class="css-1">${words}</p></main>` +
    `<script>window.build='${hash}'</script></body></html>`
  )
}

const site = (pages: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  folders.push(folder)
  for (const [file, text] of Object.entries({ 'index.html': html('Welcome'), ...pages })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

async function compare(before: Record<string, string>, after: Record<string, string>) {
  const report = compareSites(await readSite(site(before)), await readSite(site(after)))
  // What one workflow writes, the other must accept.
  return reportSchema.parse(JSON.parse(JSON.stringify(report)))
}

const changesOf = ({ pages }: Report) =>
  pages.map(({ path, kind, aspects }) => [path, kind, aspects.join(', ')])

const erp = 'services/erp.html'

test('a page of which only hashes are new has not changed', async () => {
  const report = await compare(
    { [erp]: html('Ledgers') },
    { [erp]: html('Ledgers', { hash: 'b2' }) },
  )
  expect(report).toMatchObject({ pages: [], unchanged: 2, frame: { pages: 0 } })
})

test.each<[aspect: string, before: Record<string, string>, after: Record<string, string>]>([
  ['words', { [erp]: html('Ledgers') }, { [erp]: html('Journals') }],
  [
    'links and pictures',
    { [erp]: html('<a href="/a">Read</a>') },
    { [erp]: html('<a href="/b">Read</a>') },
  ],
  ['look', { [erp]: html('Ledgers') }, { [erp]: html('Ledgers', { style: 'blue' }) }],
  [
    'stale translation',
    { [erp]: html('Buku besar') },
    {
      [erp]: html('Buku besar').replace(
        '<main',
        '<aside class="css-2" data-newer-original="true">Newer</aside><main',
      ),
    },
  ],
  [
    'search result',
    { [erp]: html('Ledgers') },
    { [erp]: html('Ledgers', { title: 'Ledgers | Brand' }) },
  ],
  [
    'PDF',
    { [erp]: html('Ledgers'), 'documents/erp.pdf': 'one' },
    { [erp]: html('Ledgers'), 'documents/erp.pdf': 'two' },
  ],
  [
    'share image',
    { [erp]: html('Ledgers'), 'share/services/erp.png': 'one' },
    { [erp]: html('Ledgers'), 'share/services/erp.png': 'two' },
  ],
])('says when the %s changed', async (aspect, before, after) => {
  expect(changesOf(await compare(before, after))).toEqual([['/services/erp', 'changed', aspect]])
})

test('pages come and go, and a menu that changes everywhere is told once', async () => {
  const menu = '<a href="/services/deeds">Notarised &amp; <b>sealed</b></a>'
  const report = await compare(
    { [erp]: html('Ledgers'), 'about.html': html('About us') },
    {
      'index.html': html('Welcome', { menu }),
      'services/deeds.html': html('Deeds', { menu }),
      'about.html': html('About us', { menu }),
    },
  )
  expect(report.pages[0]?.title).toBe('ERP')
  expect(changesOf(report)).toEqual([
    ['/services/deeds', 'added', ''],
    ['/services/erp', 'removed', ''],
  ])
  expect(report.frame).toEqual({
    pages: 2,
    added: ['Notarised & sealed (/services/deeds)'],
    removed: [],
  })
})

test('without a built site it says how to get one', async () => {
  await expect(readSite('/nowhere')).rejects.toThrow(
    'There is no built site in /nowhere. Build it first: npm run build',
  )
})

describe('the comment', () => {
  test('names the translations that become stale', async () => {
    const page = html('Buku besar')
    const stale = page.replace('<main', '<aside data-newer-original>Newer</aside><main')
    const report = await compare({ 'id/erp.html': page }, { 'id/erp.html': stale })
    expect(report.frame.pages).toBe(0)
    expect(commentOf(report, options)).toContain(
      'Translations that this makes stale, so that their pages say it: /id/erp. `npm run translation`',
    )
  })

  const options = {
    pageUrl: (path: string) => `https://site.example${path}`,
    pictureUrl: (file: string) => `https://pictures.example/${file}`,
  }
  const report: Report = {
    pages: [
      {
        path: '/services/erp',
        title: 'ERP | <img src=x> @everyone',
        kind: 'changed',
        aspects: ['words', 'PDF'],
        html: { before: 18_240, after: 18_301 },
        shots: [
          { screen: 'phone', before: '001-phone-before.webp', after: '001-phone-after.webp' },
          { screen: 'desktop' },
        ],
      },
      { path: '/blog/tides', title: 'Tides', kind: 'added', aspects: [], html: { after: 900 } },
    ],
    unchanged: 80,
    frame: { pages: 81, added: ['Tides (/blog/tides)'], removed: [] },
    weight: [
      { kind: 'fonts', before: 70_000, after: 70_000 },
      { kind: 'pages', before: 1_500_000, after: 1_499_000 },
    ],
  }

  test('has the pages, their addresses, pictures and bytes', () => {
    expect(commentOf(report, options).replaceAll('\u00a0', ' ')).toBe(`<!-- what-visitors-see -->
### What visitors will see

1 page changed, 1 page added. The other 80 pages stayed as they were.

The header, the menus or the footer changed on 81 pages. New links: Tides (/blog/tides).

| Page | What changed | HTML before | after | change |
|---|---|--:|--:|--:|
| ERP &#124; &#60;img src=x&#62; &#64;everyone<br>https://site.example/services/erp | words, PDF | 18.2 KB | 18.3 KB | +61 B |
| Tides<br>https://site.example/blog/tides | added | – | 900 B | +900 B |

<details open><summary>ERP &#124; &#60;img src=x&#62; &#64;everyone <code>/services/erp</code></summary>

| | before | after |
|---|---|---|
| phone | <img src="https://pictures.example/001-phone-before.webp" width="260" alt="Before, 390 px wide"> | <img src="https://pictures.example/001-phone-after.webp" width="260" alt="After, 390 px wide"> |
</details>

Bytes of the whole site, compressed:

| | before | after | change |
|---|--:|--:|--:|
| pages | 1,500.0 KB | 1,499.0 KB | −1.0 KB |
`)
  })

  test('fits into GitHub’s limit when a thousand pages change', () => {
    const pages = report.pages
      .slice(0, 1)
      .flatMap((page) => Array.from({ length: 1000 }, () => ({ ...page, shots: undefined })))
    const comment = commentOf({ ...report, pages }, options)
    expect(comment.length).toBeLessThan(30_000)
    expect(comment).toContain('<details><summary>All 1000 pages</summary>')
    expect(comment).toContain('And 900 pages more.')
  })
})

test('takes screenshots of each shape of page where it changed most, and twelve at most', () => {
  const page = (path: string, change: number): ChangedPage => ({
    path,
    title: path,
    kind: 'changed',
    aspects: ['words'],
    html: { before: 9000, after: 9000 + change },
  })
  const services = Array.from({ length: 40 }, (_, index) => page(`/services/s${index}`, index))
  const chosen = mostChanged([...services, page('/', 5), page('/blog/tides', -700)])
  expect(chosen).toHaveLength(12)
  expect(chosen.slice(0, 4).map(({ path }) => path)).toEqual([
    '/blog/tides',
    '/services/s39',
    '/',
    '/services/s38',
  ])
})

test('finds the rows that changed, also when some were put in', () => {
  const rows = (...values: number[]): Pixels => ({
    height: values.length,
    data: Buffer.from(values.flatMap((value) => [value, value])),
  })
  const long = Array.from({ length: 1000 }, (_, index) => index % 251)
  const longer = [...long.slice(0, 500), 252, 253, ...long.slice(500)]
  expect(changedRows(rows(...long), rows(...long))).toBeUndefined()
  expect(changedRows(rows(...long), rows(...longer))).toEqual({
    before: { top: 380, height: 240 },
    after: { top: 380, height: 242 },
  })
  expect(changedRows(rows(1, 2, 3), rows(1, 2))).toEqual({
    before: { top: 0, height: 3 },
    after: { top: 0, height: 2 },
  })
})
