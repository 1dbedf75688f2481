import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { compress } from '../../scripts/compress'
import { readSettings } from '../../src/generator/nodes/settings'
import { filesBelow } from '../../src/generator/publish/files'
import { isForDocuments } from '../../src/policy/headers'
import { builtPaths } from '../support/built-pages'
import { company } from '../support/servers/company'
import { hasNginx, type Nginx, startNginx } from '../support/servers/nginx'

// The tests share one nginx.
test.describe.configure({ mode: 'default' })

test.skip(!hasNginx(), 'To install nginx: sudo apt-get install nginx-light')

let folder: string
let nginx: Nginx

test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = await mkdtemp(join(tmpdir(), 'hosted-'))
  await cp(company.dist, folder, { recursive: true })
  await compress({ folder, quality: 5 })
  nginx = await startNginx(folder, join(company.dist, '..', 'hosting'))
})
test.afterAll(async () => {
  await nginx?.stop()
  if (folder) await rm(folder, { recursive: true })
})

const revalidated = 'public, max-age=0, must-revalidate'

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Does not normalise the path. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, reject) => {
    const { hostname, port } = new URL(nginx.address)
    request({ hostname, port, path, headers }, async (answer) =>
      done({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }),
    )
      .on('error', reject)
      .end()
  })
}

async function expectAnswers(
  paths: readonly string[],
  status: number,
  name: keyof IncomingHttpHeaders,
  value: (path: string) => string | undefined,
): Promise<void> {
  for (const path of paths) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers[name]]).toEqual([path, status, value(path)])
  }
}

test.describe('on nginx', { tag: '@full' }, () => {
  test('nginx accepts the configuration without warnings, and every page has one address', async () => {
    expect(nginx.log()).toBe('')
    const pages = builtPaths(company.dist).filter((one) => one !== '/' && one !== '/404')
    await expectAnswers(['/', ...pages], 200, 'content-type', () => 'text/html; charset=utf-8')
    for (const other of ['/', '.html'])
      await expectAnswers(
        pages.map((path) => `${path}${other}?service=x`),
        301,
        'location',
        (path) => path.replace(`${other}?`, '?'),
      )
    await expectAnswers(['/index', '/index.html'], 301, 'location', () => '/')
  })

  test('a former address redirects to the current address in one step', async () => {
    const lines = readFileSync(join(company.dist, '_redirects'), 'utf8').trim().split('\n')
    const redirects = new Map(
      lines
        .filter((line) => line.endsWith(' 301'))
        .map((line) => line.split(' ') as [string, string]),
    )
    expect(redirects.size).toBeGreaterThan(0)
    redirects.set('/services/contracts/drafts/?a=b', '/services/contract-writing?a=b')
    await expectAnswers([...redirects.keys()], 301, 'location', (path) => redirects.get(path))
  })

  test('unknown addresses return 404 without a redirect, and the 404 page has no address', async () => {
    const gone = ['/no-such-page', '/services/nothing', '/_headers', '/static/gone.css', '/x/']
    const second = ['/documents/', '/static/', '/no-such.html', '/404', '/404/', '/404.html']
    await expectAnswers([...gone, ...second], 404, 'cache-control', () => revalidated)
    expect((await ask('/services/nothing')).body.toString()).toContain('<h1')
  })

  test('every page has the listed headers, and files have the headers for files', async () => {
    const [, rows = ''] =
      /^\/\*\n((?: {2}.*\n)+)/.exec(readFileSync(join(company.dist, '_headers'), 'utf8')) ?? []
    const expected = rows
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/: (.*)/s))
    // Cross-Origin-Resource-Policy differs for pictures; a test below checks it.
    expect(expected.length).toBeGreaterThan(1)
    for (const path of ['/', '/no-such-page', '/boot.js', '/favicon.svg', '/about/']) {
      const { headers } = await ask(path)
      for (const [name = '', value] of expected) {
        const sent = path === '/boot.js' && isForDocuments(name) ? undefined : value
        expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, sent])
      }
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers.server).toBe('nginx')
    }
  })

  test('feed readers and previews may load pictures but no other file', async () => {
    const share = '/share/index.png'
    const [picture = ''] =
      readFileSync(join(company.dist, 'feed.xml'), 'utf8').match(/\/static\/[^&"]+\.(png|jpg)/) ??
      []
    const script = readdirSync(company.dist).find((name) => /-[0-9a-f]{6,}\.js$/.test(name))
    const expected: Record<string, string> = {
      [share]: 'cross-origin',
      [picture]: 'cross-origin',
      '/': 'same-origin',
      '/about': 'same-origin',
      '/boot.js': 'same-origin',
      '/search.json': 'same-origin',
      '/page-data/app-data.json': 'same-origin',
      [`/${script}`]: 'same-origin',
    }
    const name = 'cross-origin-resource-policy'
    await expectAnswers(Object.keys(expected), 200, name, (path) => expected[path])
  })

  test('a text version names its page as canonical', async () => {
    const { siteUrl: site } = readSettings(company.files)
    const versions = ['/about.md', '/services/stock-ledger.md', '/blog/category/records.md']
    const canonical = (path: string) =>
      `<${site}${path.replace(/(\/index)?\.md$/, '')}>; rel="canonical"`
    await expectAnswers(['/index.md', ...versions], 200, 'link', canonical)
    await expectAnswers(['/about'], 200, 'link', () => undefined)
    await expectAnswers(['/no-such.md'], 404, 'link', () => undefined)
  })

  test('hashed files are cached for a year, and other files are revalidated', async () => {
    const hashed = filesBelow(company.dist)
      .filter((file) => /^([^/]+-\w+\.js$|static\/)/.test(file))
      .map((file) => `/${file}`)
    await expectAnswers(hashed, 200, 'cache-control', () => 'public, max-age=31536000, immutable')
    const others = ['/', '/boot.js', '/sw.js', '/page-data/app-data.json', '/search.json']
    await expectAnswers(others, 200, 'cache-control', () => revalidated)
    for (const path of others) {
      const { headers } = await ask(path)
      expect((await ask(path, { 'If-None-Match': String(headers.etag) })).status).toBe(304)
    }
  })

  test('text is precompressed, and files have the content types that browsers expect', async () => {
    for (const path of ['/', '/services', '/boot.js', '/page-data/index/page-data.json']) {
      const [plain, zipped] = [await ask(path), await ask(path, { 'Accept-Encoding': 'gzip' })]
      expect([path, zipped.headers['content-encoding']]).toEqual([path, 'gzip'])
      expect(zipped.headers.vary).toContain('Accept-Encoding')
      expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
      const file = path === '/' ? 'index.html' : path.includes('.') ? path : `${path}.html`
      const brotli = readFileSync(`${join(folder, file)}.br`)
      expect(brotliDecompressSync(brotli).equals(plain.body)).toBe(true)
      expect(brotli.length).toBeLessThan(zipped.body.length)
    }
    const pdf = readdirSync(join(company.dist, 'documents')).find((name) => name.endsWith('.pdf'))
    const types: Record<string, string> = {
      '/about.md': 'text/markdown; charset=utf-8',
      '/manifest.webmanifest': 'application/manifest+json',
      '/sitemap.xml': 'text/xml; charset=utf-8',
      '/favicon.svg': 'image/svg+xml',
      '/favicon.ico': 'image/x-icon',
      [`/documents/${pdf}`]: 'application/pdf',
    }
    await expectAnswers(Object.keys(types), 200, 'content-type', (path) => types[path])
    expect((await ask('/favicon.ico')).body.length).toBeLessThan(4096)
  })

  test('no address redirects to another site, injects a header or leaves the folder', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example/x.html',
      '/\\evil.example/',
      '/%5cevil.example/',
      '/x%0d%0aSet-Cookie:%20a=b/',
      '/x%0aSet-Cookie:%20a=b.html',
      '/..%2f..%2fetc%2fpasswd',
      '/../../etc/passwd',
      '/static/../../../etc/passwd',
      '/.git/config',
    ]) {
      const { status, headers, body } = await ask(path)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
      expect(body.toString()).not.toContain('root:x:')
      expect([path, status]).not.toEqual([path, 200])
    }
  })
})
