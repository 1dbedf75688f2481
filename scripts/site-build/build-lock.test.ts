import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeLock } from './build-lock'

let root: string
let messages: string[]
const options = { onWait: (words: string) => messages.push(words), pause: 10 }
const file = () => join(root, '.build-lock')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'))
  messages = []
})
afterEach(() => rmSync(root, { recursive: true }))

test('a second build waits for the first, and says so once', async () => {
  const first = await takeLock(root, 'build', options)
  let isSecondIn = false
  const second = takeLock(root, 'build', options).then((lock) => {
    isSecondIn = true
    return lock
  })
  await new Promise((done) => setTimeout(done, 60))
  expect(isSecondIn).toBe(false)
  expect(messages).toEqual([
    `A build is at work in this folder (process ${process.pid}). Waiting for it …`,
  ])
  first.release()
  const { abandonedBy, release } = await second
  expect(abandonedBy).toBeUndefined()
  release()
  expect(existsSync(file())).toBe(false)
})

test('nobody waits for the development server, which may stay for days', async () => {
  const lock = await takeLock(root, 'dev', options)
  await expect(takeLock(root, 'build', options)).rejects.toThrow(
    `npm run dev is at work in this folder (process ${process.pid}), and a build would damage what it keeps in .cache.`,
  )
  lock.release()
})

test('what a killed program has left is recognised, even when its number was given again', async () => {
  const gone = spawn(process.execPath, ['--version'])
  await new Promise((done) => gone.on('exit', done))
  for (const holder of [
    { pid: gone.pid, started: '1' },
    { pid: process.pid, started: 'at another time' },
  ]) {
    writeFileSync(file(), JSON.stringify({ program: 'build', processes: [holder] }))
    const lock = await takeLock(root, 'dev', options)
    expect(lock.abandonedBy).toBe('build')
    lock.release()
  }
  expect(messages).toEqual([])
})

test('a build whose first process was killed is still waited for while another goes on', async () => {
  const lock = await takeLock(root, 'build', options)
  const going = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)'])
  lock.add(going.pid ?? 0)
  let isIn = false
  const waiting = takeLock(root, 'build', options).then((taken) => {
    isIn = true
    return taken
  })
  await new Promise((done) => setTimeout(done, 60))
  expect(isIn).toBe(false)
  going.kill('SIGKILL')
  lock.release()
  ;(await waiting).release()
})

test('of many that find an abandoned lock, one at a time works', async () => {
  writeFileSync(
    file(),
    JSON.stringify({ program: 'build', processes: [{ pid: 2 ** 22, started: '' }] }),
  )
  let working = 0
  let most = 0
  const work = async () => {
    const lock = await takeLock(root, 'build', options)
    most = Math.max(most, ++working)
    await new Promise((done) => setTimeout(done, 5))
    working -= 1
    lock.release()
  }
  await Promise.all(Array.from({ length: 8 }, work))
  expect(most).toBe(1)
})
