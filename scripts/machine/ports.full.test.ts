import { spawnSync } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { writeChanged } from '../../src/generator/publish/files'
import { listenFrom, portOf } from './ports'

const root = testFolder()
let port: number
const taken = createServer()

beforeAll(async () => {
  cpSync('static', join(root, 'static'), { recursive: true })
  for (const file of ['dist/index.html', 'package.json']) writeChanged(join(root, file), '{}')
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  port = await listenFrom(taken, 21_000)
})
afterAll(() => {
  taken.close()
})

test('each command stops early if its port is in use, and explains how to choose another', () => {
  for (const [command, args, env, advice] of [
    ['start', [], { PORT: `${port}` }, 'PORT=9001 npm start'],
    // The port of the form stub.
    [
      'start',
      [],
      { PORT: '0', GATSBY_FORM_ENDPOINT: `http://127.0.0.1:${port}/submit` },
      'GATSBY_FORM_ENDPOINT=http://127.0.0.1:8790/submit',
    ],
    ['dev', [], { PORT: `${port}` }, 'npm run dev -- --port 8001'],
    ['serve', ['--port', `${port}`], {}, 'npm run serve -- --port 9001'],
  ] as const) {
    const { status, stderr } = spawnSync(
      process.execPath,
      [resolve('scripts/run.cjs'), command, ...args],
      { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } },
    )
    const words = `Port ${port} is in use. Stop the program that uses it, or choose another: ${advice}\n`
    expect([status, stderr]).toEqual([1, words])
  }
})

test('rejects a port that is not a number', () => {
  expect(() => portOf('ninety')).toThrow(
    '“ninety” is not a port. Write a number from 1024 to 65535.',
  )
})
