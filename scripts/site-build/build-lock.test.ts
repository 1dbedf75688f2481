import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeLock } from './build-lock'

let root: string
let other: ChildProcess
let messages: jest.SpyInstance
/** Takes the lock for another process. */
const hold = (program: string) =>
  writeFileSync(join(root, `.build-lock.${program}.${other.pid}`), '')
const endOther = async () => {
  if (other.kill('SIGKILL')) await once(other, 'exit')
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'))
  messages = jest.spyOn(console, 'error').mockImplementation()
  other = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)'])
})
afterEach(async () => {
  messages.mockRestore()
  await endOther()
  rmSync(root, { recursive: true })
})

test('a second build waits for the first, and says so once; a lock goes with its process', async () => {
  hold('build')
  let isIn = false
  const second = takeLock(root, 'build').then((release) => {
    isIn = true
    return release
  })
  await new Promise((done) => setTimeout(done, 1200))
  expect(isIn).toBe(false)
  expect(messages.mock.calls.flat()).toEqual([
    `A build is at work in this folder (process ${other.pid}). Waiting for it … If that process is something else, remove .build-lock.build.${other.pid}.`,
  ])
  await endOther()
  const release = await second
  expect(readdirSync(root)).toEqual([`.build-lock.build.${process.pid}`])
  release()
  expect(readdirSync(root)).toEqual([])
})

test('nobody waits for the development server, which may stay for days', async () => {
  hold('dev')
  await expect(takeLock(root, 'build')).rejects.toThrow(
    `npm run dev is at work in this folder (process ${other.pid}), and a build would damage what it keeps in .cache.`,
  )
  expect(readdirSync(root)).toEqual([`.build-lock.dev.${other.pid}`])
})
