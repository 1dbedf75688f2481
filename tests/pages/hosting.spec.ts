import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { compress } from '../../scripts/compress'
import { serve } from '../../scripts/serve'
import { readSettings } from '../../src/generator/nodes/settings'
import { filesBelow } from '../../src/generator/publish/files'
import { isForDocuments } from '../../src/policy/headers'
import { builtPaths } from '../support/built-pages'
import { company } from '../support/servers/company'
import { missingNginx, type Nginx, startNginx } from '../support/servers/nginx'

// All tests of this file share one nginx.
test.describe.configure({ mode: 'default' })

const missing = missingNginx()
test.skip(missing !== undefined, missing ?? '')

let folder: string
let nginx: Nginx

test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = await mkdtemp(join(tmpdir(), 'hosted-'))
  await cp(company.dist, folder, { recursive: true })
  await compress({ folder, quality: 5 })
  nginx = await startNginx(folder, join(company.dist, '..', 'hosting'), 9381)
})
test.afterAll(async () => {
  await nginx?.stop()
  if (folder) await rm(folder, { recursive: true })
})

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Requests exactly this path, without normalising it. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, reject) => {
    const { hostname, port } = new URL(nginx.address)
    request({ hostname, port, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test.describe('on nginx', { tag: '@full' }, () => {
  test('nginx takes the configuration without a warning, and every page has one address', async () => {
    expect(nginx.log()).toBe('')
    for (const path of builtPaths(company.dist).filter((one) => one !== '/' && one !== '/404')) {
      const { status, headers } = await ask(path)
      expect([path, status, headers['content-type']]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ])
      for (const other of [`${path}/`, `${path}.html`]) {
        const moved = await ask(`${other}?service=x`)
        expect([other, moved.status, moved.headers.location]).toEqual([
          other,
          301,
          `${path}?service=x`,
        ])
      }
    }
    expect((await ask('/')).status).toBe(200)
    expect((await ask('/index.html')).headers.location).toBe('/')
  })

  test('a former address leads to the present one in one step', async () => {
    const lines = readFileSync(join(company.dist, '_redirects'), 'utf8').trim().split('\n')
    const redirects = lines.filter((line) => line.endsWith(' 301'))
    expect(redirects.length).toBeGreaterThan(0)
    for (const line of redirects) {
      const [from = '', to] = line.split(' ')
      const { status, headers } = await ask(from)
      expect([from, status, headers.location]).toEqual([from, 301, to])
    }
    const { status, headers } = await ask('/services/contracts/drafts/?a=b')
    expect([status, headers.location]).toEqual([301, '/services/contract-writing?a=b'])
  })

  test('an address that leads nowhere says so at once, and its page has no second one', async () => {
    for (const path of ['/no-such-page', '/services/nothing', '/_headers', '/static/gone.css']) {
      const { status, headers, body } = await ask(path)
      expect([path, status]).toEqual([path, 404])
      expect(body.toString()).toContain('<h1')
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    }
    for (const path of [
      '/x/',
      '/documents/',
      '/static/',
      '/no-such.html',
      '/404',
      '/404/',
      '/404.html',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
    for (const path of ['/index', '/index.html']) {
      const { status, headers } = await ask(path)
      expect([path, status, headers.location]).toEqual([path, 301, '/'])
    }
  })

  test('every page carries the headers of the list, and files those that are for them', async () => {
    const [, rows = ''] =
      /^\/\*\n((?: {2}.*\n)+)/.exec(readFileSync(join(company.dist, '_headers'), 'utf8')) ?? []
    const expected = rows
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/: (.*)/s))
    // Cross-Origin-Resource-Policy differs for pictures, which a test below checks.
    expect(expected.length).toBeGreaterThan(5)
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

  test('feed readers and previews may show pictures, and nothing else of the site', async () => {
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
      '/search.json': 'same-origin',
      '/page-data/app-data.json': 'same-origin',
      [`/${script}`]: 'same-origin',
    }
    const local = await serve({ folder: company.dist, port: 0 })
    try {
      for (const [path, policy] of Object.entries(expected)) {
        expect([path, (await ask(path)).headers['cross-origin-resource-policy']]).toEqual([
          path,
          policy,
        ])
        const { headers } = await fetch(local.address + path)
        // In _headers, no page at the top has this header but the home page.
        if (path !== '/about')
          expect([path, headers.get('cross-origin-resource-policy')]).toEqual([path, policy])
      }
    } finally {
      local.server.close()
    }
  })

  test('a text version names its page as the canonical one', async () => {
    const { siteUrl: site } = readSettings(company.files)
    for (const path of ['/index', '/about', '/services/stock-ledger', '/blog/category/records'])
      expect((await ask(`${path}.md`)).headers.link).toBe(
        `<${path === '/index' ? site : site + path}>; rel="canonical"`,
      )
    expect((await ask('/about')).headers.link).toBeUndefined()
    expect((await ask('/no-such.md')).headers.link).toBeUndefined()
  })

  test('what is named after its content is kept for a year, all else is asked for again', async () => {
    const hashed = readdirSync(company.dist)
      .filter((name) => /-\w+\.js$/.test(name))
      .map((name) => `/${name}`)
    const statics = filesBelow(join(company.dist, 'static')).map((path) => `/static/${path}`)
    for (const path of [...hashed, ...statics])
      expect([path, (await ask(path)).headers['cache-control']]).toEqual([
        path,
        'public, max-age=31536000, immutable',
      ])
    for (const path of ['/', '/boot.js', '/sw.js', '/page-data/app-data.json', '/search.json']) {
      const { headers } = await ask(path)
      expect([path, headers['cache-control']]).toEqual([path, 'public, max-age=0, must-revalidate'])
      const again = await ask(path, { 'If-None-Match': String(headers.etag) })
      expect(again.status).toBe(304)
    }
  })

  test('text is compressed beforehand, and files are of the types that browsers expect', async () => {
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
      [`/documents/${pdf}`]: 'application/pdf',
    }
    for (const [path, type] of Object.entries(types))
      expect([path, (await ask(path)).headers['content-type']]).toEqual([path, type])
    const { status, headers, body } = await ask('/favicon.ico')
    expect([status, headers['content-type']]).toEqual([200, 'image/x-icon'])
    expect(body.length).toBeLessThan(4096)
  })

  test('no address leads to another site, adds a header or leaves the folder', async () => {
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
