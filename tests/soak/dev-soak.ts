/** A soak of the development server: random operations, then a comparison with what a build shows. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { generator } from '../../scripts/bench/articles'
import { filesBelow } from '../../src/generator/publish/files'
import type { DevelopmentServer } from '../support/development-server'
import type { SiteCopy } from '../support/site-copy'
import { beginRepository, complete, type OperationContext, operate } from './dev-operations'

interface SoakOptions {
  copy: SiteCopy
  server: DevelopmentServer
  operations: number
  /** Repeats an earlier soak. */
  seed: number
  /** Milliseconds between two operations at most. */
  pause: number
  /** Builds the copy's content elsewhere, and returns the folder of the built site. */
  build(): Promise<string>
  log(words: string): void
}

const tabs = 8
/** Milliseconds in which the server has to show the last of all changes. */
const patience = 120_000

/**
 * Soaks the server while eight tabs ask for its pages.
 * @returns addresses whose page is not that of a build of the same files, each with what differs, and by
 *   how much the memory of the server has grown since the first quarter of the operations
 * @throws when the server ends
 */
export async function soak(options: SoakOptions): Promise<{ wrong: string[]; growth: number }> {
  beginRepository(options.copy.folder)
  const { copy, server, operations, seed, pause, log } = options
  const random = generator(seed)
  const context: OperationContext = {
    root: copy.folder,
    random,
    repairs: new Map(),
    deleted: new Map(),
    count: 0,
  }
  const names: string[] = []
  const stopped = new AbortController()
  const asking = Array.from({ length: tabs }, () => ask(server.address, stopped.signal))
  let quarter = 0
  for (let done = 1; done <= operations; done += 1) {
    names.push(await operate(context))
    await wait(random() * pause)
    if (server.exitCode() !== null) throw new Error(endedAfter(names, seed, server))
    if (done === Math.ceil(operations / 4)) quarter = await memoryOf(copy.folder)
    if (done % 100 === 0)
      log(`${done} operations, ${Math.round((await memoryOf(copy.folder)) / 1e6)} MB`)
  }
  await complete(context)
  stopped.abort()
  await Promise.all(asking)
  const memory = await memoryOf(copy.folder)
  log(`Memory: ${Math.round(quarter / 1e6)} MB after a quarter, ${Math.round(memory / 1e6)} MB.`)
  const built = await builtPages(await options.build())
  const end = Date.now() + patience
  let wrong = await different(server.address, built)
  while (wrong.length > 0 && Date.now() < end) {
    await wait(1000)
    wrong = await different(server.address, built)
  }
  if (server.exitCode() !== null) throw new Error(endedAfter(names, seed, server))
  return { wrong, growth: memory / quarter }
}

function endedAfter(names: readonly string[], seed: number, server: DevelopmentServer): string {
  return `With seed ${seed} the server ended after ${names.length} operations, the last of them ${names.slice(-10).join(', ')}:\n${server.said().slice(-3000)}`
}

/** A tab that asks for pages, and for the sizes of their pictures, until it is closed. */
async function ask(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const paths = ['/', '/blog', '/services/erp-integration', '/blog/bench-00000', '/not-there']
    for (const path of paths) {
      const data = await get(`${address}${dataOf(path)}`)
      await get(address + path)
      for (const [picture] of data.matchAll(/\/static\/[^"\\ ]+\.(?:png|webp)/g)) {
        if (signal.aborted) return
        await get(address + picture)
      }
      await wait(200)
    }
  }
}

async function get(address: string): Promise<string> {
  // A server that starts again refuses for a moment.
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) }).catch(() => null)
  return (await response?.text().catch(() => '')) ?? ''
}

const dataOf = (path: string) => `/page-data${path === '/' ? '/index' : path}/page-data.json`

/** What a built site shows on each page, by the page's address. */
async function builtPages(site: string): Promise<Map<string, string>> {
  const folder = join(site, 'page-data')
  const pages = new Map<string, string>()
  for (const file of filesBelow(folder).filter((name) => name.endsWith('/page-data.json'))) {
    const data = await readFile(join(folder, file), 'utf8')
    pages.set(String(JSON.parse(data).path), shown(data))
  }
  return pages
}

/** Pages on which the server shows something else than the build. */
async function different(address: string, built: ReadonlyMap<string, string>): Promise<string[]> {
  const wrong: string[] = []
  for (const [path, expected] of built) {
    const actual = shown(await get(address + dataOf(path)))
    if (actual === expected) continue
    const at = [...expected].findIndex((character, index) => character !== actual[index])
    const near = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
    wrong.push(`${path}: “${near(actual)}” instead of “${near(expected)}”`)
  }
  return wrong
}

/** What a page is made of, without what only a build has: AVIF, and names of its own. */
function shown(data: string): string {
  try {
    const { result } = JSON.parse(data)
    return JSON.stringify(result ?? null, (key, value) =>
      key === 'sources' || key === 'serverData' ? undefined : value,
    )
  } catch {
    return data.slice(0, 200)
  }
}

/** Bytes that the server's processes hold, where the system says so. */
async function memoryOf(folder: string): Promise<number> {
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  let sum = 0
  for (const pid of processes) {
    const at = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
    if (!(await at('cmdline')).includes(join(folder, '.cache'))) continue
    sum += Number(/^VmRSS:\s+(\d+)/m.exec(await at('status'))?.[1] ?? 0) * 1024
  }
  return sum
}
