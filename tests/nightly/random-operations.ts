/** Random operations on the development server, then a comparison with what a build shows. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { generator } from '../../scripts/bench/articles'
import { filesBelow } from '../../src/generator/publish/files'
import type { DevelopmentServer } from '../support/servers/development-server'
import type { SiteCopy } from '../support/site-copy'
import { beginRepository, complete, type OperationContext, operate } from './dev-operations'

interface RandomOptions {
  copy: SiteCopy
  server: DevelopmentServer
  operations: number
  /** Seed of the random operations; that of an earlier run repeats it. */
  seed: number
  /** Milliseconds between two operations at most. */
  pause: number
  /** Number of tabs that request pages all the time. */
  tabs: number
  /** Builds the copy's content elsewhere, and returns the folder of the built site. */
  build(): Promise<string>
  log(words: string): void
}

/** Time in which the server has to show the last of all changes, in milliseconds. */
const settleTimeoutMs = 120_000

/**
 * Runs random operations while tabs request pages, and compares the pages with those of a build.
 * @returns addresses whose page is not that of a build of the same files, each with what differs
 * @throws when the server ends
 */
export async function operateRandomly(options: RandomOptions): Promise<string[]> {
  beginRepository(options.copy.folder)
  const { copy, server, operations, seed, pause, tabs, log } = options
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
  const requests = Array.from({ length: tabs }, () => requestPages(server.address, stopped.signal))
  for (let done = 1; done <= operations; done += 1) {
    names.push(await operate(context))
    await wait(random() * pause)
    if (server.exitCode() !== null) throw new Error(endedAfter(names, seed, server))
    if (done % 100 === 0) log(`${done} operations`)
  }
  await complete(context)
  stopped.abort()
  await Promise.all(requests)
  const built = await builtPages(await options.build())
  const end = Date.now() + settleTimeoutMs
  let wrong = await differingPages(server.address, built)
  while (wrong.length > 0 && Date.now() < end) {
    await wait(1000)
    wrong = await differingPages(server.address, built)
  }
  if (server.exitCode() !== null) throw new Error(endedAfter(names, seed, server))
  return wrong
}

function endedAfter(names: readonly string[], seed: number, server: DevelopmentServer): string {
  return `With seed ${seed} the server ended after ${names.length} operations, the last of them ${names.slice(-10).join(', ')}:\n${server.output().slice(-3000)}`
}

/** Requests pages and the sizes of their pictures, as a tab does, until it is aborted. */
async function requestPages(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const paths = ['/', '/blog', '/services/stock-ledger', '/blog/bench-00000', '/not-there']
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
  // A server that restarts refuses connections for a moment.
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) }).catch(() => null)
  return (await response?.text().catch(() => '')) ?? ''
}

const dataOf = (path: string) => `/page-data${path === '/' ? '/index' : path}/page-data.json`

/** Returns what a built site shows on each page, by the page's address. */
async function builtPages(site: string): Promise<Map<string, string>> {
  const folder = join(site, 'page-data')
  const pages = new Map<string, string>()
  for (const file of filesBelow(folder).filter((name) => name.endsWith('/page-data.json'))) {
    const data = await readFile(join(folder, file), 'utf8')
    pages.set(String(JSON.parse(data).path), shown(data))
  }
  return pages
}

/** Returns the pages on which the server shows something other than the build. */
async function differingPages(
  address: string,
  built: ReadonlyMap<string, string>,
): Promise<string[]> {
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

/** Returns the data of a page, without what only a build has: names of its own. */
function shown(data: string): string {
  try {
    const { result } = JSON.parse(data)
    return JSON.stringify(result ?? null, (key, value) =>
      key === 'serverData' ? undefined : value,
    )
  } catch {
    return data.slice(0, 200)
  }
}
