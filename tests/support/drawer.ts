import { expect, type Locator, type Page } from '@playwright/test'

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

export const hamburger = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
export const drawer = (page: Page): Locator => page.getByRole('dialog')
export const entry = (page: Page, name: string): Locator =>
  drawer(page).getByRole('button', { name, exact: true })
export const title = (page: Page): Locator => drawer(page).getByRole('heading', { level: 2 })
export const back = (page: Page): Locator => entry(page, 'Back')

/** Waits until the drawer is visible and still. */
export async function openDrawer(page: Page): Promise<void> {
  await hamburger(page).tap()
  await expect(drawer(page)).toBeVisible()
  await atRest(drawer(page))
}

/** Waits for all animations in an element. */
export async function atRest(element: Locator): Promise<void> {
  await element.evaluate((root) =>
    Promise.all(root.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
}
