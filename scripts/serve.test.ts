import { cpSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { testFolder } from '../src/content-model/testing/test-folder'
import { serve } from './serve'

const folder = testFolder()
const prefixed = testFolder()
const page = (words: string) => `<!doctype html><title>${words.repeat(200)}</title>`
let served: Awaited<ReturnType<typeof serve>>
let underPrefix: typeof served

beforeAll(async () => {
  const files = {
    'index.html': page('Home. '),
    'about.html': page('About. '),
    '404.html': page('Missing. '),
    'about.md': '# About',
    _redirects: '/site/former /site/about#crew 301\n/former /about 302\n',
    _headers:
      '/*\n  Referrer-Policy: no-referrer\n/\n  X-Page: home\n/about*\n  X-Page: about\n/*.md\n  X-Page: text\n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  served = await serve({ folder, port: 0 })
  cpSync(folder, prefixed, { recursive: true })
  writeFileSync(join(prefixed, 'index.html'), '<script defer="" src="/site/boot.js"></script>')
  underPrefix = await serve({ folder: prefixed, port: 0 })
})
afterAll(() => {
  served.server.close()
  underPrefix.server.close()
})

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  body: Buffer
}

/** Requests a path without decompressing the body. */
function ask(path: string, headers: Record<string, string> = {}, { address } = served) {
  return new Promise<Answer>((done, fail) => {
    request(address + path, { headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const { statusCode: status, headers } = answer
      done({ status, headers, body: Buffer.concat(chunks) })
    })
      .on('error', fail)
      .end()
  })
}
const compressed = { 'Accept-Encoding': 'gzip, deflate, br' }

test('compresses text only for browsers that accept it', async () => {
  const { headers, body } = await ask('/about', compressed)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(body).toString()).toBe(page('About. '))
  const plain = await ask('/about')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(page('About. '))
})

test('applies the last matching rule of _headers', async () => {
  for (const [path, name] of [
    ['/', 'home'],
    ['/about', 'about'],
  ] as const)
    expect((await ask(path)).headers).toMatchObject({
      'x-page': name,
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
  const { headers } = await ask('/about.md')
  expect(headers['x-page']).toBe('text')
  expect(headers['referrer-policy']).toBeUndefined()
})

test.each([
  ['/', '/'],
  ['/?from=mail', '/?from=mail'],
  ['/index.html?a=1', '/?a=1'],
  ['/about', '/about'],
  ['/about/?a=1', '/about?a=1'],
  ['/about.html?a=1&b=2', '/about?a=1&b=2'],
  ['/about/index.html', '/about'],
])('%s serves %s, even under a path prefix', async (asked, shown) => {
  for (const [prefix, site] of [
    ['', served],
    ['/site', underPrefix],
  ] as const) {
    const { status, headers } = await ask(prefix + asked, {}, site)
    const address = headers.location ?? prefix + asked
    expect([status, address]).toEqual([shown === asked ? 200 : 301, prefix + shown])
  }
})

test('a redirect keeps the query and stays below the path prefix', async () => {
  expect(await ask('/site/former?a=1', {}, underPrefix)).toMatchObject({
    status: 301,
    headers: { location: '/site/about?a=1#crew' },
  })
  expect(await ask('/former?a=1')).toMatchObject({
    status: 302,
    headers: { location: '/about?a=1' },
  })
})

test('answers a malformed address with 404.html', async () => {
  const { status, body } = await ask('/caf%E9')
  expect(status).toBe(404)
  expect(body.toString()).toBe(page('Missing. '))
})
