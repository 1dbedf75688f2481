import type { Page } from '@playwright/test'

/** Opens a page and waits until the framework has taken it over, as after a visitor's first move. */
export async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await hydrate(page)
}

/**
 * Shows intent, and waits until the framework runs the page. By script, so that no pointer rests on what
 * opens under it.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForSelector('[data-site-header][data-live]', { state: 'attached' })
}

/**
 * Holds the framework's scripts back, as a slow connection does.
 * @returns lets them through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((done) => {
    letThrough = done
  })
  await page.route(/\/(app|framework|webpack-runtime)-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

/**
 * Stops the clock of a page: its timers wait until a test lets time pass.
 * @returns lets milliseconds pass
 */
export async function stopClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.clock.install({ time: 0 })
  // The clock runs until it is told where to stop.
  await page.clock.pauseAt(3_600_000)
  return (milliseconds) => page.clock.runFor(milliseconds)
}
