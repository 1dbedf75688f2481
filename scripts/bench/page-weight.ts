import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Budget } from './budgets'

/** The screen of Lighthouse's simulated phone. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Measures bytes and requests before the visitor's intent, and scripts after it.
 * @param address the page on a server that compresses text
 */
export async function measureWeight(browser: Browser, address: string) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const transfers = await recordTransfers(page)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const before = [...transfers.values()]
  await page.touchscreen.tap(4, 400)
  await page.waitForSelector('[data-site-header][data-hydrated]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  const after = [...transfers.values()]
  await context.close()
  return {
    scriptBefore: bytesOf(before.filter(({ isScript }) => isScript)),
    html: bytesOf(before.slice(0, 1)),
    allBefore: bytesOf(before),
    requestsBefore: before.length,
    scriptAfter: bytesOf(after.filter(({ isScript }) => isScript)),
  } satisfies Partial<Budget>
}

interface Transfer {
  isScript: boolean
  /** Compressed bytes received, including response headers. */
  bytes: number
}

const bytesOf = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0)

async function recordTransfers(page: Page): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    const isScript = url.startsWith('http') && new URL(url).pathname.endsWith('.js')
    if (url.startsWith('http')) transfers.set(requestId, { isScript, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return transfers
}
