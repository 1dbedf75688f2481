import { expect, type Locator, type Page } from '@playwright/test'

/** Viewport and touch input of a phone. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

export const hamburger = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
export const drawer = (page: Page): Locator => page.getByRole('dialog')
export const entry = (page: Page, name: string): Locator =>
  drawer(page).getByRole('button', { name, exact: true })
export const title = (page: Page): Locator => drawer(page).getByRole('heading', { level: 2 })
export const back = (page: Page): Locator => entry(page, 'Back')

/** Opens the drawer and waits until it is visible and still. */
export async function openDrawer(page: Page): Promise<void> {
  await hamburger(page).tap()
  await expect(drawer(page)).toBeVisible()
  await atRest(page)
}

async function atRest(page: Page): Promise<void> {
  await drawer(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
}
