import type { Page } from '@playwright/test'

/** Opens a page and waits until the framework has taken it over, as after a visitor's first move. */
export async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await takeOver(page)
}

/** Shows intent, and waits until the framework runs the page. */
export async function takeOver(page: Page): Promise<void> {
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
 * A stopwatch in the page itself: it starts with the next event of a type inside an element, and
 * stops when a selector matches.
 * @returns reads it, in milliseconds
 */
export async function stopwatch(
  page: Page,
  event: { type: string; inside: string },
  until: string,
): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(
    ({ type, inside, until }) => ({
      time: new Promise<number>((done) => {
        const start = ({ target }: Event) => {
          if (!(target instanceof Element) || !target.closest(inside)) return
          removeEventListener(type, start, true)
          const began = performance.now()
          const look = () => {
            if (document.querySelector(until)) done(performance.now() - began)
          }
          new MutationObserver(look).observe(document, { attributes: true, subtree: true })
          look()
        }
        addEventListener(type, start, true)
      }),
    }),
    { ...event, until },
  )
  return () => watch.evaluate(({ time }) => time)
}
