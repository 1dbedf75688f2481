import type { Browser, Page } from '@playwright/test'
import { arrive } from '../visit'

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/**
 * Returns a page's layout shifts with an empty cache, with the moved texts.
 * @param width of the window (CSS pixels)
 */
export async function layoutShifts(
  browser: Browser,
  address: string,
  width: number,
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width, height: 823 } })
  const page = await context.newPage()
  // tests/pages/fonts.spec.ts limits the small shifts by late fonts.
  await page.route(/\.woff2$/, (route) => route.abort())
  await recordShifts(page)
  await arrive(page, address)
  const shifts = await shiftsOf(page)
  await context.close()
  return shifts.map(
    ({ value, moved }) =>
      `${new URL(address).pathname} at ${width} px: ${value.toFixed(5)} ${moved.join(' | ')}`,
  )
}

/** Records the layout shifts of all pages opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '')
        window.shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function totalShift(page: Page): Promise<number> {
  return (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)
}

function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    // The last section's shifts are reported a frame later.
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((painted) => requestAnimationFrame(painted))
    return window.shifts
  })
}

interface Shift {
  value: number
  /** Beginnings of the moved texts. */
  moved: string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}
