import type { Locator, Page } from '@playwright/test'

/** Wide enough for the header's menus. */
export const wide = { width: 1440, height: 900 }

/** Away from the header. */
export const elsewhere = [700, 860] as const

export const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })

export const trigger = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name, exact: true })

/** The panel of an open menu. */
export const menu = (page: Page, name: string): Locator =>
  page.locator(`[data-menu="${name}"] > div`)
