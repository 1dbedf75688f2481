import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { isDevRunning, staleAfter, takeLock } from './build-lock'

let root: string
let other: ChildProcess | undefined
let messages: jest.SpyInstance

/** Takes the lock in another process. @returns its id */
async function holdElsewhere(program: 'build' | 'dev'): Promise<number> {
  const script = `require(${JSON.stringify(resolve('scripts/site-build/build-lock.ts'))})
    .takeLock(${JSON.stringify(root)}, '${program}').then(() => console.log('held'))
    setTimeout(() => {}, 60_000)`
  other = spawn(process.execPath, ['--require', require.resolve('tsx/cjs'), '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (other.stdout) await once(other.stdout, 'data')
  return Number(other.pid)
}

async function endOther(signal: NodeJS.Signals): Promise<void> {
  if (other?.kill(signal)) await once(other, 'exit')
  other = undefined
}

beforeEach(() => {
  root = testFolder()
  messages = jest.spyOn(console, 'error').mockImplementation()
})
afterEach(async () => {
  messages.mockRestore()
  await endOther('SIGKILL')
})

test('a second build reports the first build once, waits for it, and takes its lock', async () => {
  const pid = await holdElsewhere('build')
  let hasLock = false
  const second = takeLock(root, 'build').then((release) => {
    hasLock = true
    return release
  })
  await new Promise((done) => setTimeout(done, 1200))
  expect(hasLock).toBe(false)
  expect(await isDevRunning(root)).toBe(false)
  expect(messages.mock.calls.flat()).toEqual([
    `A build is running in this folder (process ${pid}). Waiting for it to end …`,
  ])
  await endOther('SIGTERM')
  const release = await second
  expect(readdirSync(root)).toEqual(['.build-lock', '.build-lock-owner'])
  await release()
  expect(readdirSync(root)).toEqual([])
})

test('a killed build does not block the next build, even if another process has its id', async () => {
  mkdirSync(join(root, '.build-lock'))
  writeFileSync(join(root, '.build-lock-owner'), `build ${process.ppid}`)
  const lastBeat = new Date(Date.now() - staleAfter - 1000)
  utimesSync(join(root, '.build-lock'), lastBeat, lastBeat)
  const release = await takeLock(root, 'build')
  expect(messages).not.toHaveBeenCalled()
  await release()
})

test('a running build renews its lock', async () => {
  await holdElsewhere('build')
  const beatAt = () => statSync(join(root, '.build-lock')).mtimeMs
  const first = beatAt()
  await new Promise((done) => setTimeout(done, 3500))
  expect(beatAt()).toBeGreaterThan(first)
})

test('a build does not wait for the development server, which may run for days', async () => {
  const pid = await holdElsewhere('dev')
  expect(await isDevRunning(root)).toBe(true)
  await expect(takeLock(root, 'build')).rejects.toThrow(
    `npm run dev is running in this folder (process ${pid}), and a build would damage its files in .cache. Stop it first, or use another checkout.`,
  )
  expect(readdirSync(root)).toEqual(['.build-lock', '.build-lock-owner'])
})
