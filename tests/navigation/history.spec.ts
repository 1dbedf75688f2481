import { expect, type Page, test } from '@playwright/test'
import { hold, visit } from '../support/visit'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Moves the pointer as a visitor does, which hydrates the page. */
async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  await page.locator('[data-site-header][data-live]').waitFor({ state: 'attached' })
}

test.describe('back, on a page that is not hydrated', () => {
  test('shows the page of the address after a reload, where the visitor had left it', async ({
    page,
  }) => {
    await visit(page)
    const home = await heading(page).innerText()
    const link = page
      .getByRole('main')
      .getByRole('link', { name: 'Shipping', exact: false })
      .first()
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => Math.round(scrollY))
    await link.click()
    await expect(page).toHaveURL(/\/industries\//)
    await expect(heading(page)).not.toHaveText(home)
    await page.reload()

    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toHaveText(home)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
    await movePointer(page)
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toHaveText(home)

    await page.goForward()
    await expect(page).toHaveURL(/\/industries\//)
    await expect(heading(page)).not.toHaveText(home)
  })
})

/** Goes through the history without waiting for a load, which may be held. */
const go = (page: Page, delta: number) =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), delta)

/** Opens the home page, follows a link to /offerings there, and reloads. @returns the heading of the home page */
async function homeThenOfferings(page: Page): Promise<string> {
  await visit(page)
  const home = await heading(page).innerText()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offerings' }).click()
  await expect(page).toHaveURL('/offerings')
  await expect(heading(page)).not.toHaveText(home)
  await page.reload()
  return home
}

test('forward before any script has run shows the page of the address', {
  tag: '@full',
}, async ({ page }) => {
  const home = await homeThenOfferings(page)
  const release = await hold(page, '**/boot.js')
  await go(page, -1)
  await expect(heading(page)).toHaveText(home)
  await go(page, 1)
  await expect(page).toHaveURL('/offerings')
  release()
  await expect(heading(page)).not.toHaveText(home)
  await expect(page).toHaveURL('/offerings')
})

test('back just before React renders shows the page of the address, without an error', {
  tag: '@full',
}, async ({ page }) => {
  const home = await homeThenOfferings(page)
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.evaluate(() =>
    addEventListener('hydrate', () =>
      // As if the browser went back at this moment, which no test can time.
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
  await movePointer(page)
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toHaveText(home)
  expect(errors).toEqual([])
})

test('who leaves a page before it has said that it scrolled finds the place on it again', {
  tag: '@full',
}, async ({ page }) => {
  const setMuted = (isMuted: boolean) =>
    page.evaluate((value) => document.documentElement.toggleAttribute('data-muted', value), isMuted)
  // Before the site's own listener. On a slow machine the event comes after the step back.
  await page.addInitScript(() =>
    addEventListener('scroll', (event) => {
      if (document.documentElement.hasAttribute('data-muted')) event.stopImmediatePropagation()
    }),
  )
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await visit(page)
  const home = await heading(page).innerText()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offerings' }).click()
  await expect(heading(page)).not.toHaveText(home)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await expect.poll(scrolled).toBe(300)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await go(page, -1)
  await expect(heading(page)).toHaveText(home)

  await setMuted(true)
  await go(page, 1)
  await expect(heading(page)).not.toHaveText(home)
  await expect.poll(scrolled).toBe(300)
  await go(page, -1)
  await expect(heading(page)).toHaveText(home)
  await setMuted(false)
  await go(page, 1)
  await expect(heading(page)).not.toHaveText(home)
  await expect.poll(scrolled).toBe(300)
})
