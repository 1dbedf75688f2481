import { expect, type Page, test } from '@playwright/test'
import { hold, hydrate, scrollTo, scrollTop, uncaughtErrors, visit } from '../support/visit'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** @returns the heading of the home page */
async function homeThenOfferings(page: Page): Promise<string> {
  await visit(page)
  const home = await heading(page).innerText()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offerings' }).click()
  await expect(page).toHaveURL('/offerings')
  await expect(heading(page)).not.toHaveText(home)
  return home
}

/** Does not wait for a load, which the test may hold. */
const go = (page: Page, delta: number) =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), delta)

test('forward shows the right page before any script runs', { tag: '@full' }, async ({ page }) => {
  const home = await homeThenOfferings(page)
  await page.reload()
  const release = await hold(page, '**/boot.js')
  await go(page, -1)
  await expect(heading(page)).toHaveText(home)
  await go(page, 1)
  await expect(page).toHaveURL('/offerings')
  release()
  await expect(heading(page)).not.toHaveText(home)
  await expect(page).toHaveURL('/offerings')
})

test('back just before React renders shows the page of the address without errors', {
  tag: '@full',
}, async ({ page }) => {
  const home = await homeThenOfferings(page)
  await page.reload()
  const errors = uncaughtErrors(page)
  await page.evaluate(() =>
    addEventListener('hydrate', () =>
      // A test cannot time a real step back.
      queueMicrotask(() => {
        history.replaceState(null, '', '/')
        dispatchEvent(new PopStateEvent('popstate'))
      }),
    ),
  )
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toHaveText(home)
  await hydrate(page)
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toHaveText(home)
  expect(errors).toEqual([])
})

test('a scroll position is restored after its event was lost', { tag: '@full' }, async ({
  page,
}) => {
  const setMuted = (isMuted: boolean) =>
    page.evaluate((value) => document.documentElement.toggleAttribute('data-muted', value), isMuted)
  // Register before the site's own listener. On a slow machine, the event follows the step back.
  await page.addInitScript(() =>
    addEventListener('scroll', (event) => {
      if (document.documentElement.hasAttribute('data-muted')) event.stopImmediatePropagation()
    }),
  )
  const home = await homeThenOfferings(page)
  await scrollTo(page, 300)
  await go(page, -1)
  await expect(heading(page)).toHaveText(home)

  await setMuted(true)
  await go(page, 1)
  await expect(heading(page)).not.toHaveText(home)
  await expect.poll(() => scrollTop(page)).toBe(300)
  await go(page, -1)
  await expect(heading(page)).toHaveText(home)
  await setMuted(false)
  await go(page, 1)
  await expect(heading(page)).not.toHaveText(home)
  await expect.poll(() => scrollTop(page)).toBe(300)
})
