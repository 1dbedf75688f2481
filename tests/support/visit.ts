import { expect, type Page } from '@playwright/test'
import { deferredAttribute } from '../../src/styles/first-paint'

export async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await hydrate(page)
}

/** Hydrates by a scripted pointer event: a real pointer would open menus. */
export async function hydrate(page: Page): Promise<void> {
  // Before the load event, boot.js may not listen yet.
  await page.waitForLoadState()
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForSelector('[data-site-header][data-hydrated]', { state: 'attached' })
}

/** Collects uncaught errors from now on. */
export function uncaughtErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

/** Collects console errors from now on. */
export function loggedErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** Returns whole CSS pixels. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => scrollTop(page)).toBe(top)
  // The site records the position on the scroll event, in the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Drags a finger from a point, in CSS pixels. */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + part * by.x, y: from.y + part * by.y }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 20; step++) await touch('touchMove', step / 20)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Waits until all sections have their height (src/hydration/first-paint.ts). */
export async function waitForLayout(page: Page): Promise<void> {
  await page.waitForSelector(`html:not([${deferredAttribute}])`, { state: 'attached' })
}

/** Goes to a page and waits until all sections have their height. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForLayout(page)
}

/** Holds back requests. @returns a function that releases them */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}

export const holdScripts = (page: Page): Promise<() => void> =>
  hold(page, /\/(app|framework|webpack-runtime)-.*\.js$/)

/** Stops the clock. @returns a function that advances it by milliseconds */
export async function stopClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.clock.install({ time: 0 })
  // An installed clock runs until it is paused at a time.
  await page.clock.pauseAt(3_600_000)
  return (milliseconds) => page.clock.runFor(milliseconds)
}
