import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { readSettings } from '../../src/generator/nodes/settings'
import { mark } from './comment'
import type { Report } from './report'

jest.setTimeout(60_000)

interface Comment {
  id: number
  body: string
  user: { type: string }
}

const head = { sha: 'c0ffee', repo: { full_name: 'stranger/site' } }
let root: string
let comments: Comment[]
let github: Server
let api: string

/** Mocks the parts of GitHub that the workflow uses: its REST API, and a repository beside it. */
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'github-'))
  execFileSync('git', ['init', '--quiet', '--bare', join(root, 'company/site')])
  comments = [{ id: 1, body: `${mark} I am not the workflow`, user: { type: 'User' } }]
  github = createServer(async (request, response) => {
    const path = request.url?.replace('/repos/company/site', '').replace(/\?.*/, '')
    let text = ''
    for await (const chunk of request) text += chunk
    const { body } = text ? JSON.parse(text) : {}
    const changed = comments.find(({ id }) => path === `/issues/comments/${id}`)
    if (request.headers.authorization !== 'Bearer secret') response.statusCode = 401
    else if (path === '/pulls') text = JSON.stringify([{ number: 12, head }])
    else if (request.method === 'PATCH' && changed) changed.body = body
    else if (path !== '/issues/12/comments') response.statusCode = 404
    else if (request.method === 'GET') text = JSON.stringify(comments)
    else comments.push({ id: 7, body, user: { type: 'Bot' } })
    response.end(text)
  })
  await new Promise<void>((done) => github.listen(0, '127.0.0.1', done))
  api = `http://127.0.0.1:${(github.address() as AddressInfo).port}`
})
afterEach(() => {
  github.close()
  rmSync(root, { recursive: true })
})

const report: Report = {
  pages: [
    {
      path: '/about',
      title: 'About',
      kind: 'added',
      aspects: [],
      html: { after: 900 },
      shots: [{ screen: 'phone', after: '001-phone-after.webp' }],
    },
  ],
  unchanged: 1,
  frame: { pages: 0, added: [], removed: [] },
  weight: [],
}

async function handOver(found: unknown, picture?: Buffer): Promise<void> {
  const pictures = join(root, 'comparison/pictures')
  mkdirSync(pictures, { recursive: true })
  const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } }).webp()
  writeFileSync(join(pictures, '001-phone-after.webp'), picture ?? (await drawn.toBuffer()))
  writeFileSync(join(root, 'comparison/report.json'), JSON.stringify(found))
}

/** Runs the workflow's last step. */
function comment(env: Record<string, string> = {}): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--require', 'tsx/cjs', resolve('scripts/post-comment.ts'), join(root, 'comparison')],
    {
      env: {
        ...process.env,
        GITHUB_API_URL: api,
        GITHUB_SERVER_URL: root,
        GITHUB_REPOSITORY: 'company/site',
        GITHUB_TOKEN: 'secret',
        HEAD_SHA: head.sha,
        HEAD_REPOSITORY: head.repo.full_name,
        ...env,
      },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((done) => child.on('close', () => done(output.trim())))
}

const inRepository = (...args: string[]) =>
  execFileSync('git', args, { cwd: join(root, 'company/site'), encoding: 'utf8' }).trim()

test('a pull request has one comment, which later runs write anew, and its pictures a ref', async () => {
  await handOver(report)
  expect(await comment()).toBe('Commented on pull request 12.')
  const commit = inRepository('rev-parse', 'refs/comparisons/12')
  expect(inRepository('ls-tree', '--name-only', commit)).toBe('001-phone-after.webp')
  expect(comments[1]?.body).toContain(
    `<img src="${root}/company/site/blob/${commit}/001-phone-after.webp?raw=true"`,
  )
  expect(comments[1]?.body).toContain(`${readSettings('.').siteUrl}/about`)

  await handOver({ ...report, pages: [], unchanged: 2 })
  expect(await comment()).toBe('Commented on pull request 12.')
  expect(comments.map(({ id }) => id)).toEqual([1, 7])
  expect(comments[0]?.body).toContain('I am not the workflow')
  expect(comments[1]?.body).toContain('No page changes.')
})

test('a change that nobody will see gets no comment, and neither does a commit that is not the last', async () => {
  await handOver({ ...report, pages: [] })
  expect(await comment()).toBe('Visitors will see no change.')
  await handOver(report)
  expect(await comment({ HEAD_SHA: 'decaf' })).toBe(
    'The pull request is closed, or has a newer commit.',
  )
  expect(comments).toHaveLength(1)
})

test('what strangers hand over in place of a report or a picture goes nowhere', async () => {
  await handOver({
    ...report,
    pages: [{ ...report.pages[0], path: '/a) [win](https://x.example' }],
  })
  expect(await comment()).toContain('path')
  await handOver(report, Buffer.from('<script>'))
  expect(await comment()).toMatch(/unsupported image format|not a picture/)
  expect(comments).toHaveLength(1)
  expect(inRepository('for-each-ref')).toBe('')
})
