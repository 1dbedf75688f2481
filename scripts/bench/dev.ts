/**
 * Measures the development server on a site of 1,000 articles, or as many as are asked for: `npm run
 * bench:dev -- 1000`. The articles are generated into a copy of the project, which is removed at the end.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { copySite } from '../../tests/support/site-copy'
import { findBrowser, missingBrowser } from '../machine/browser'
import { article, benchSlug, writeArticles } from './articles'

const port = Number(process.env.PORT ?? 9395)
const address = `http://localhost:${port}`
/** Number of edits of each kind; the median counts. */
const rounds = 5
const timeoutMs = 120_000

/** Targets in seconds. */
const targets = { ready: 40, edit: 1, broken: 1 }

async function main(): Promise<void> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(missingBrowser)
  const count = Number(process.argv[2] ?? 1000)
  const copy = await copySite({ pictures: 'own' })
  let server: ChildProcess | undefined
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await writeArticles(copy.folder, { count })
    const ready = performance.now()
    server = startServer(copy.folder)
    await untilReady(server)
    console.log(`${count} articles`)
    printFigure('ready', [secondsSince(ready)], targets.ready)
    const page = await browser.newPage()
    await page.goto(`${address}/blog/${benchSlug(1)}`)
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: timeoutMs })
    // The first visit bundles the page's script.
    await page.waitForLoadState('networkidle')
    await measureEdits(page, join(copy.folder, 'content', 'articles'), count)
  } finally {
    await browser.close()
    // The server's processes form a group, which is killed as one.
    if (server?.pid && server.exitCode === null) process.kill(-server.pid, 'SIGKILL')
    await copy.remove()
  }
}

function startServer(cwd: string): ChildProcess {
  return spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd,
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: '',
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_FORM_ENDPOINT: `http://127.0.0.1:${port + 1}/submit`,
    },
  })
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('You can now view')) done()
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.on('exit', () => fail(new Error(output)))
  })
}

async function measureEdits(page: Page, folder: string, count: number): Promise<void> {
  const file = join(folder, `${benchSlug(1)}.mdx`)
  const source = await readFile(file, 'utf8')
  const report = page.getByRole('alert').filter({ hasText: 'of the content' })
  const [edits, mistakes]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    const words = `Sentence ${round} was saved just now.`
    edits.push(
      await seconds(
        () => writeFile(file, `${source}\n${words}\n`),
        () => waitForText(page, 'main', words),
      ),
    )
    mistakes.push(
      await seconds(
        () => writeFile(file, source.replace('title: ', 'title: a: ')),
        () => waitForText(page, '[role=alert]', 'of the content'),
      ),
    )
    await writeFile(file, source)
    await report.waitFor({ state: 'hidden', timeout: timeoutMs })
    await page.waitForTimeout(1000)
  }
  printFigure('a saved body is on screen', edits, targets.edit)
  printFigure('a broken file shows its error', mistakes, targets.broken)

  const answers = (slug: string, there: boolean) => async () => {
    const data = `${address}/page-data/blog/${slug}/page-data.json`
    const end = performance.now() + timeoutMs
    const says = `"path":"/blog/${slug}"`
    while ((await (await page.request.get(data)).text()).includes(says) !== there)
      if (performance.now() > end)
        throw new Error(`${slug} is ${there ? 'not there' : 'still there'}`)
  }
  const [added, renamed] = [benchSlug(count), benchSlug(count + 1)]
  const path = (slug: string) => join(folder, `${slug}.mdx`)
  const add = () => writeFile(path(added), article(count))
  printFigure('a new file answers', [await seconds(add, answers(added, true))])
  const move = () => rename(path(added), path(renamed))
  printFigure('a renamed file answers', [await seconds(move, answers(renamed, true))])
  printFigure('its old address is gone', [
    await seconds(async () => undefined, answers(added, false)),
  ])
  printFigure('a deleted file is gone', [
    await seconds(() => rm(path(renamed)), answers(renamed, false)),
  ])
}

/** Waits for words in a part of the page, checking every frame: a locator checks twice a second. */
async function waitForText(page: Page, part: string, words: string): Promise<void> {
  await page.waitForFunction(
    ([selector, text]) =>
      [...document.querySelectorAll(selector)].some((found) => found.textContent?.includes(text)),
    [part, words] as const,
    { timeout: timeoutMs },
  )
}

async function seconds(act: () => Promise<void>, wait: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await act()
  await wait()
  return secondsSince(start)
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000
}

function printFigure(name: string, all: number[], target?: number): void {
  const sorted = all.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const range = all.length > 1 ? `, ${sorted[0]?.toFixed(2)} to ${sorted.at(-1)?.toFixed(2)}` : ''
  const aim = target ? `  (target: under ${target} s)` : ''
  console.log(`${name.padEnd(32)}${median.toFixed(2)} s${range}${aim}`)
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
