/**
 * `npm run bench:load` measures how many pages per second nginx serves on this machine, and how long the
 * slowest hundredth waits, with 64 visitors at once who all load the same page. Ends with 1 after any error.
 * `--seconds` is how long each page is requested. Default: 60
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { compress } from '../compress'
import { missingProgram } from '../machine/debian'
import { missingNginx, startNginx } from '../machine/nginx'
import { portOf, requirePort } from '../machine/ports'
import { longestPage } from './longest-pages'

const wrk = '/usr/bin/wrk'
const visitors = 64

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      port: { type: 'string', default: '9382' },
    },
  })
  const port = portOf(values.port)
  if (!existsSync('dist/index.html') || !existsSync('hosting'))
    throw new Error('There is no built site in dist. Build it first: npm run build')
  const missing = missingNginx() ?? missingProgram(wrk, 'wrk')
  if (missing) throw new Error(missing)
  await requirePort(port, 'npm run bench:load -- --port 9383', '127.0.0.1')
  const folder = await mkdtemp(join(tmpdir(), 'load-'))
  try {
    await cp('dist', folder, { recursive: true })
    await compress({ folder, quality: 5 })
    const nginx = await startNginx(folder, 'hosting', port)
    try {
      let withoutError = true
      for (const page of ['/', ...longestPage('/services')])
        withoutError = (await load(nginx.address + page, values.seconds)) && withoutError
      return withoutError
    } finally {
      await nginx.stop()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Loads one page repeatedly and prints the result; returns false after any error. */
async function load(address: string, seconds: string): Promise<boolean> {
  const { pathname } = new URL(address)
  const { status } = await fetch(address)
  if (status !== 200) throw new Error(`${pathname} answers ${status}.`)
  const { stdout } = await promisify(execFile)(wrk, [
    ...['--threads', '2', '--connections', `${visitors}`, '--duration', `${seconds}s`],
    ...['--latency', '--header', 'Accept-Encoding: gzip', address],
  ])
  const perSecond = Number(/Requests\/sec: +([\d.]+)/.exec(stdout)?.[1])
  const slowest = /99% +([\d.]+\w+)/.exec(stdout)?.[1] ?? 'unknown'
  // wrk prints each of these lines only if there was such an error.
  const errors = stdout.match(/^ *(Socket errors|Non-2xx).*$/gm) ?? []
  const served = Math.round(perSecond).toLocaleString('en')
  console.log(
    `${pathname}: ${served} pages a second, p99 ${slowest}, ${visitors} visitors for ${seconds} s, ${errors.length > 0 ? errors.join(', ').trim() : 'no errors'}`,
  )
  return errors.length === 0 && perSecond > 0
}

main().then(
  (withoutError) => {
    process.exitCode = withoutError ? 0 : 1
  },
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
