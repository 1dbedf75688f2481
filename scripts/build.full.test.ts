import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readIfThere } from '../src/content-model/read/files'
import { testFolder } from '../src/content-model/testing/test-folder'
import { testedVersions } from '../src/generator/gatsby-patches/tested-versions'
import { writeChanged } from '../src/generator/publish/files'
import { isAlive } from './machine/process-group'

let root: string
const at = (...names: string[]) => join(root, ...names)

const write = (path: string, text: string) => writeChanged(at(path), text)

/** Mock of Gatsby that starts a worker process and runs until stopped. */
const gatsby = `const { fork } = require('node:child_process')
const { appendFileSync, mkdtempSync } = require('node:fs')
appendFileSync('processes', process.pid + '\\n')
mkdtempSync(require('node:os').tmpdir() + '/gatsby-worker')
fork(__dirname + '/worker.js', { env: { ...process.env, GATSBY_WORKER_POOL_WORKER: '1' } })
setInterval(() => console.log('working'), 50)
`
const worker = `require('node:fs').appendFileSync('processes', process.pid + '\\n')
process.on('message', () => undefined)
setInterval(() => undefined, 1000)
`

beforeEach(() => {
  root = testFolder()
  write(
    'package.json',
    JSON.stringify({ scripts: { build: `node ${resolve('scripts/run.cjs')} build` } }),
  )
  for (const name of ['gatsby-node.ts', 'gatsby-config.ts', 'package-lock.json']) write(name, '')
  for (const part of ['static', 'scripts/site-build/end-with-parent.cjs'])
    cpSync(part, at(part), { recursive: true })
  // The mock compiles no files.
  write('src/generator/gatsby-patches/build/skip-compilation.cjs', '')
  mkdirSync(at('tmp'))
  mkdirSync(at('node_modules'))
  symlinkSync(resolve('node_modules', 'gatsby-core-utils'), at('node_modules', 'gatsby-core-utils'))
  for (const packages of Object.values(testedVersions))
    for (const [name, version] of Object.entries(packages))
      write(`node_modules/${name}/package.json`, JSON.stringify({ version }))
  write('node_modules/gatsby/cli.js', gatsby)
  write('node_modules/gatsby/worker.js', worker)
})

const processes = () =>
  readIfThere(at('processes'))?.toString().trim().split('\n').map(Number) ?? []

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 20_000
  while (!holds() && Date.now() < end) await new Promise((done) => setTimeout(done, 50))
}

const isReleased = () => !readdirSync(root).some((name) => name.startsWith('.build-lock'))

const hasBegun = () => processes().length === 2

test.each<[what: string, end: (build: ChildProcess) => void]>([
  ['SIGTERM to npm', (build) => build.kill('SIGTERM')],
  // A terminal signals the whole group.
  ['Ctrl+C', ({ pid = 0 }) => process.kill(-pid, 'SIGINT')],
  [
    'a reader that closes the pipe',
    ({ stdout, stderr }) => {
      stdout?.destroy()
      stderr?.destroy()
    },
  ],
])('%s ends every process of a build', async (_what, end) => {
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: root,
    detached: true,
    env: {
      ...process.env,
      TMPDIR: at('tmp'),
      XDG_CONFIG_HOME: at('settings'),
      // From Node 22, npm caches its compiled code in the temporary directory.
      NODE_DISABLE_COMPILE_CACHE: '1',
    },
  })
  const ended = new Promise((done) => build.once('exit', done))
  await until(hasBegun)
  end(build)
  await ended
  await until(() => !processes().some(isAlive) && isReleased())
  const left = processes().filter(isAlive)
  for (const pid of left) process.kill(pid, 'SIGKILL')
  expect(left).toEqual([])
  expect(readdirSync(at('tmp'))).toEqual([])
})
