import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { serve } from './serve'

const folder = mkdtempSync(join(tmpdir(), 'served-'))
const page = (words: string) => `<!doctype html><title>${words.repeat(200)}</title>`
let served: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), page('Home. '))
  writeFileSync(join(folder, 'about.html'), page('About. '))
  writeFileSync(join(folder, 'about.md'), '# About')
  writeFileSync(
    join(folder, '_headers'),
    '/*\n  Referrer-Policy: no-referrer\n/\n  X-Page: home\n/about*\n  X-Page: about\n/*.md\n  X-Page: text\n',
  )
  served = await serve({ folder, port: 0 })
})
afterAll(() => {
  served.server.close()
  rmSync(folder, { recursive: true })
})

/** Requests a path with headers, and returns the answer's headers and its bytes as they were sent. */
function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    request(served.address + path, { headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      done({ headers: answer.headers, body: Buffer.concat(chunks) })
    })
      .on('error', fail)
      .end()
  })
}
const compressed = { 'Accept-Encoding': 'gzip, deflate, br' }

test('text is compressed for browsers that accept it, and sent as it is to others', async () => {
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

test('the rules of _headers are for addresses, and the last one counts', async () => {
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
