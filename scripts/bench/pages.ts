/**
 * `npm run bench:pages`: measures pages of the built site against their
 * budgets, and exits with 1 if a figure exceeds its budget.
 * `npm run bench:pages -- /contact` measures only `/contact`.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser, missingBrowser } from '../machine/browser'
import { runCommand } from '../machine/run-command'
import { serve } from '../serve'
import { type Budget, budgetOf } from './budgets'
import { longestEntries } from './longest-pages'
import { measureWeight } from './page-weight'

/** Not a dependency: it requires a newer Node. npm downloads it on demand. */
const lighthousePackage = 'lighthouse@13.5.0'

interface Result {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
}

/** Lighthouse runs per page; the median counts. */
const runs = 5

const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing']
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic']

async function main(): Promise<boolean> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(missingBrowser)
  const { server, address } = await serve({ folder: 'dist', port: 0 })
  const browser = await chromium.launch({ executablePath, args: chromeFlags })
  const requestedPaths = process.argv.slice(2)
  let within = true
  try {
    for (const path of ['/', ...longestEntries(), '/contact', '/services']) {
      if (requestedPaths.length > 0 && !requestedPaths.includes(path)) continue
      console.log(`\n${path}`)
      const measured = {
        ...(await lighthouseFigures(address + path, executablePath)),
        ...(await measureWeight(browser, address + path)),
      }
      within = report(measured, budgetOf(path)) && within
    }
  } finally {
    await browser.close()
    server.close()
  }
  return within
}

/** Returns medians. Each run starts a new browser. */
async function lighthouseFigures(address: string, chromePath: string) {
  const all = new Map<string, number[]>()
  for (let run = 0; run < runs; run += 1) {
    const { audits, categories } = await lighthouse(address, chromePath)
    const numeric = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    for (const [name, figure] of [
      ...Object.entries(categories).map(
        ([name, { score }]) => [`score: ${name}`, Math.round((score ?? 0) * 100)] as const,
      ),
      ['largestPaint', numeric('largest-contentful-paint')],
      ['blockingTime', numeric('total-blocking-time')],
      ['layoutShift', numeric('cumulative-layout-shift')],
    ] as const)
      all.set(name, [...(all.get(name) ?? []), figure])
  }
  const median = (figures: number[]) =>
    figures.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
  return Object.fromEntries([...all].map(([name, figures]) => [name, median(figures)]))
}

/** A separate process, because tsx would rewrite the functions that Lighthouse runs in pages. */
async function lighthouse(address: string, chromePath: string): Promise<Result> {
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join()}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ]
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${lighthousePackage}`, '--', 'lighthouse', address, ...options],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 2 ** 26 },
  )
  return JSON.parse(stdout)
}

/**
 * Returns whether all figures are within budget: a minimum for scores, a maximum for other figures.
 */
function report(measured: Record<string, number>, budget: Budget): boolean {
  let within = true
  for (const [name, figure] of Object.entries(measured)) {
    const isScore = name.startsWith('score')
    const limit = isScore ? budget.score : budget[name as keyof Budget]
    const holds = isScore ? figure >= limit : figure <= limit
    within &&= holds
    const shown = Number(figure.toFixed(3)).toLocaleString('en')
    console.log(
      `  ${name.padEnd(24)}${shown.padStart(10)}${limit.toLocaleString('en').padStart(10)}  ${holds ? '' : 'above its budget'}`,
    )
  }
  return within
}

runCommand(async () => ((await main()) ? 0 : 1))
