import type { Browser } from '@playwright/test'
import { waitForLayout } from '../visit'

/** A layout shift as the browser reports it. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/**
 * Returns the layout shifts of a page that is opened with an empty cache, until all of it is laid out.
 * @param address absolute URL of the page
 * @param width of the window, in CSS pixels
 * @returns each shift with the beginning of the text that moved
 */
export async function layoutShifts(
  browser: Browser,
  address: string,
  width: number,
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width, height: 823 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        const moved = shift.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40))
        window.shifts.push(`${shift.value.toFixed(5)} ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await waitForLayout(page)
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready
    // The shifts of the last section are reported one frame later.
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((painted) => requestAnimationFrame(painted))
    return window.shifts
  })
  await context.close()
  return shifts.map((shift) => `${new URL(address).pathname} at ${width} px: ${shift}`)
}

declare global {
  interface Window {
    /** Layout shifts of the page under test. */
    shifts: string[]
  }
}
