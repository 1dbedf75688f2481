import { expect, type Page, test } from '@playwright/test'
import { violations } from '../support/axe'
import { atRest, drawer } from '../support/drawer'
import { overlaps } from '../support/layout/overlaps'
import { visit } from '../support/visit'
import type { Built } from './builder'

/**
 * @param built returns a built site with a right-to-left language; only call it
 * inside tests or hooks
 */
export function testMirroredControls(built: () => Built): void {
  async function open(page: Page, width: number): Promise<void> {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, `${built().home}/ar`)
  }

  async function openDrawer(page: Page): Promise<void> {
    await page.locator('[data-site-header] [aria-haspopup=dialog][href$="/menu"]').click()
    await expect(drawer(page)).toBeVisible()
    await atRest(drawer(page))
  }

  test('the mobile menu opens from the left', async ({ page }) => {
    await open(page, 360)
    await openDrawer(page)
    expect((await drawer(page).boundingBox())?.x).toBe(0)
    expect(await drawer(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    expect(await overlaps(page, 'dialog')).toEqual([])
    expect(await violations(page, 'dialog')).toEqual([])
    const services = drawer(page).locator('[data-level=services]')
    await expect(services.locator('svg')).toHaveCSS('scale', '-1 1')
    await services.click()
    const [back, cross] = await Promise.all(
      [0, -1].map((at) =>
        drawer(page).locator('div').first().getByRole('button').nth(at).boundingBox(),
      ),
    )
    expect(back?.x).toBeGreaterThan(cross?.x ?? Number.NaN)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    // Off screen to the left.
    await expect(page.locator('dialog')).toHaveCSS('translate', '-100%')
  })

  test('a drag to the left closes the drawer, and a drag to the right does not', async ({
    page,
  }) => {
    await open(page, 360)
    await openDrawer(page)
    const drag = async (from: number, to: number) => {
      await page.mouse.move(from, 300)
      await page.mouse.down()
      await page.mouse.move(to, 300, { steps: 5 })
    }
    await drag(100, 250)
    expect((await drawer(page).boundingBox())?.x).toBe(0)
    await page.mouse.up()
    await drag(250, 200)
    await expect(drawer(page)).toHaveCSS('translate', '-50px')
    await drag(250, 100)
    await page.mouse.up()
    await expect(drawer(page)).toBeHidden()
  })

  test('the left arrow key goes to the next menu, and from a choice to its details', async ({
    page,
  }) => {
    await open(page, 1440)
    const labels = page.locator('[data-site-header] nav > ul > li > a')
    await labels.first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(labels.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(labels.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const menu = page.locator('[data-menu=services]')
    const choice = menu.locator('[data-choice]').nth(1)
    await page.keyboard.press('ArrowDown')
    await expect(choice).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(menu.locator('[data-detail] a').filter({ visible: true }).first()).toBeFocused()
  })

  test('the left arrow key selects the next tab', async ({ page }) => {
    await open(page, 360)
    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  })

  test('the row of offerings scrolls to the left', async ({ page }) => {
    await open(page, 700)
    const row = page.locator('main ul[data-scroll]')
    const [previous, next] = await Promise.all(
      [0, 1].map((at) => page.locator('main button[data-scripted]:has(svg)').nth(at)),
    )
    await expect(next?.locator('svg') ?? row).toHaveCSS('scale', '-1 1')
    await next?.click()
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(-300)
    await previous?.click()
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeCloseTo(0, 0)
  })
}
