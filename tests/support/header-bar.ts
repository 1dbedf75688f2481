import type { Locator, Page } from '@playwright/test'

/** Viewport in which the header has its bar of menus. */
export const wide = { width: 1440, height: 900 }

/** A point in that viewport away from the header. */
export const elsewhere = [700, 860] as const

export const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })

/** Finds the label of a menu, which opens it. */
export const trigger = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name, exact: true })

/** Finds the panel that a menu shows when it is open. */
export const menu = (page: Page, name: string): Locator =>
  page.locator(`[data-menu="${name}"] > div`)
