import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CheckedFile } from '../../src/content-model/check/checked-file'
import { checkExternalLinks } from './external-links'

/** Requested addresses, and the largest number of concurrent requests. */
const requested: string[] = []
let running = 0
let most = 0

const moves: Record<string, [number, string]> = {
  '/old': [301, '/middle'],
  '/middle': [308, '/page'],
  '/login': [302, '/page'],
  '/loop': [302, '/loop'],
}
const server = createServer(async ({ url = '' }, response) => {
  requested.push(url)
  running += 1
  most = Math.max(most, running)
  await new Promise((done) => setTimeout(done, 20))
  running -= 1
  const [status, location] = moves[url] ?? [Number(/^\/(\d{3})$/.exec(url)?.[1] ?? 200)]
  if (url !== '/silent') response.writeHead(status, location ? { location } : {}).end('A page')
})
let origin = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requested.length = 0
  most = 0
})

function check(...targets: string[]) {
  const mentions = targets.map((target, index) => ({
    kind: 'link',
    target,
    line: index + 1,
    column: 1,
  }))
  const file = { file: 'content/articles/a.mdx', mentions } as unknown as CheckedFile
  return checkExternalLinks([file], 3000)
}

test('requests each address once, with at most two concurrent requests', async () => {
  const pages = ['/page', '/a', '/b', '/c'].map((path) => origin + path)
  const report = await check(...pages, `${origin}/page#part`, '/about', 'mailto:a@b.example')
  expect(report).toEqual({ broken: [], moved: [], unchecked: [], count: 4 })
  expect(requested.sort()).toEqual(['/a', '/b', '/c', '/page'])
  expect(most).toBe(2)
})

test('reports the new address of a link that moved permanently', async () => {
  const { broken, moved } = await check(`${origin}/old`, `${origin}/login`)
  expect(broken).toEqual([])
  expect(moved).toEqual([
    {
      file: 'content/articles/a.mdx',
      line: 1,
      column: 1,
      message: `${origin}/old has moved permanently. Write: ${origin}/page`,
    },
  ])
})

test('reports an unreachable link in every place', async () => {
  const { broken } = await check(
    `${origin}/404`,
    `${origin}/silent`,
    `${origin}/loop`,
    `${origin}/404`,
  )
  expect(broken.map(({ line, message }) => `${line} ${message.replaceAll(origin, '')}`)).toEqual([
    '1 /404 cannot be reached: status 404. Write its new address, or remove the link.',
    '2 /silent cannot be reached: no answer in 3 s. Write its new address, or remove the link.',
    '3 /loop cannot be reached: more than 10 redirects. Write its new address, or remove the link.',
    '4 /404 cannot be reached: status 404. Write its new address, or remove the link.',
  ])
})

test('does not check servers that reject programs, or reserved names', async () => {
  const { broken, unchecked } = await check(
    `${origin}/403`,
    `${origin}/429`,
    'https://www.tirta.example',
  )
  expect(broken).toEqual([])
  expect(unchecked).toEqual([
    `${origin}/403 (status 403)`,
    `${origin}/429 (status 429)`,
    'https://www.tirta.example (reserved name)',
  ])
})

test('reports a missing internet connection instead of broken links', async () => {
  await expect(
    check('http://127.0.0.1:1/a', 'http://127.0.0.1:1/b', 'https://www.tirta.example'),
  ).rejects.toThrow(/^None of the 2 addresses answered \(.+\)\. Check your internet connection\.$/)
  const { broken } = await check('http://127.0.0.1:1/a', `${origin}/page`)
  expect(broken).toHaveLength(1)
})
