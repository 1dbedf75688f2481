import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// Each command starts a process of its own, on machines that may be slow.
jest.setTimeout(60_000)

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'ports-'))
  cpSync('static', join(root, 'static'), { recursive: true })
  mkdirSync(join(root, 'dist'))
  for (const file of ['dist/index.html', 'package.json']) writeFileSync(join(root, file), '{}')
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true }))

/** Runs a command of `scripts/` in the small project. */
function run(script: string, args: string[], env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve('scripts/run.cjs'), script, ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } },
  )
  return { status, stderr }
}

describe('a port that is in use', () => {
  let taken: Server
  let port: number
  beforeAll(async () => {
    taken = createServer()
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
    const address = taken.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => new Promise((done) => taken.close(done)))

  const busy = 'is in use. Stop the program that uses it, or choose another:'
  test.each([
    ['start', 'PORT=9001 npm start'],
    ['dev', 'npm run dev -- --port 8001'],
  ])('ends npm run %s before it builds', (command, advice) => {
    expect(run(command, [], { PORT: `${port}` })).toEqual({
      status: 1,
      stderr: `Port ${port} ${busy} ${advice}\n`,
    })
  })

  test('ends npm start also where the form’s inquiries would come in', () => {
    const env = { PORT: '0', GATSBY_FORM_ENDPOINT: `http://127.0.0.1:${port}/submit` }
    expect(run('start', [], env)).toEqual({
      status: 1,
      stderr: `Port ${port} ${busy} GATSBY_FORM_ENDPOINT=http://127.0.0.1:8790/submit\n`,
    })
  })

  test('ends a server', () => {
    expect(run('serve', ['--port', `${port}`])).toEqual({
      status: 1,
      stderr: `Port ${port} ${busy} npm run serve -- --port 9001\n`,
    })
    expect(run('serve', ['--port', 'ninety'])).toEqual({
      status: 1,
      stderr: '“ninety” is no port. Name one from 1024 to 65535.\n',
    })
  })
})
