/** Measures what a page makes the browser load and do, in a real browser, on a phone's screen. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Budget } from './budgets'

/** The screen of Lighthouse's simulated phone. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

export type Weight = Pick<
  Budget,
  'scriptBefore' | 'html' | 'allBefore' | 'requestsBefore' | 'scriptAfter'
>

interface Transfer {
  address: string
  /** Compressed bytes received, with the head of the response. */
  bytes: number
}

/**
 * Measures bytes and requests of a page before the visitor shows intent, and of its script after it.
 * @param address the page on a server that compresses text
 */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const transfers = await recordTransfers(page)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const before = [...transfers.values()]
  await page.touchscreen.tap(4, 400)
  await page.waitForSelector('[data-site-header][data-live]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  const after = [...transfers.values()]
  await context.close()
  return {
    scriptBefore: bytesOf(before.filter(isScript)),
    html: bytesOf(before.slice(0, 1)),
    allBefore: bytesOf(before),
    requestsBefore: before.length,
    scriptAfter: bytesOf(after.filter(isScript)),
  }
}

function isScript({ address }: Transfer): boolean {
  return new URL(address).pathname.endsWith('.js')
}

function bytesOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Records each request by its id, the page itself first. */
async function recordTransfers(page: Page): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) transfers.set(requestId, { address: request.url, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return transfers
}

type Hydration = Pick<Budget, 'longestTask' | 'tapDelay'>

/** How many times slower than this machine the visitor's processor is. */
const slowdown = 4

/**
 * Measures the longest task and the longest wait of a tap during hydration. The visitor's first tap starts
 * hydration; more taps follow until it is over.
 */
export async function hydrate(browser: Browser, address: string): Promise<Hydration> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    window.seen = { longestTask: 0, tapDelay: 0 }
    const { seen } = window
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        seen.longestTask = Math.max(seen.longestTask, duration)
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming)
          seen.tapDelay = Math.max(seen.tapDelay, entry.processingStart - entry.startTime)
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  const live = page.waitForSelector('[data-site-header][data-live]', { state: 'attached' })
  let over = false
  // What runs right after hydration, such as prefetching, counts as well.
  const settled = live
    .then(() => page.waitForTimeout(1000))
    .then(() => {
      over = true
    })
  while (!over) {
    // Beside the content, where a tap does nothing.
    await page.touchscreen.tap(4, 400)
    await page.waitForTimeout(40)
  }
  await settled
  const seen = await page.evaluate(() => window.seen)
  await context.close()
  return seen
}

declare global {
  interface Window {
    /** Maxima that the observers of a measured page have recorded, in milliseconds. */
    seen: Hydration
  }
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
}
