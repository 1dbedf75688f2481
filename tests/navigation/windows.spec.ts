import { expect, test } from '@playwright/test'
import { arrive, scrollTo, visit } from '../support/visit'

test.describe('in a low window', () => {
  // A window of 1280 × 1024 px at 400 % zoom.
  test.use({ viewport: { width: 320, height: 256 } })

  test('the header scrolls away, and nothing covers the focused element', async ({ page }) => {
    await visit(page)
    await scrollTo(page, 2000)
    await expect(page.locator('[data-site-header]')).not.toBeInViewport()
    // Scrolling up shows the “Back to top” button.
    await scrollTo(page, 1500)
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      const cover = await page.evaluate(() => {
        const focused = document.activeElement
        const { left, right, top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect()
        const x = (left + right) / 2
        for (const y of [Math.max(top, 0) + 2, Math.min(bottom, innerHeight) - 2]) {
          const above = document.elementFromPoint(x, y)
          if (above?.closest('[data-site-header], [data-no-print]') && !above.contains(focused))
            if (!focused?.contains(above)) return `${focused?.textContent}: ${above.outerHTML}`
        }
        return ''
      })
      expect(cover).toBe('')
    }
    const back = page.locator('button[aria-label="Back to top"]')
    const end = await page.evaluate(() => document.documentElement.scrollHeight)
    const bottom = await back.evaluate((button) => button.getBoundingClientRect().bottom + scrollY)
    expect(Math.abs(bottom - end)).toBeLessThan(2)
  })
})

test.describe('in a tall window', () => {
  test.use({ viewport: { width: 1080, height: 1920 } })

  test('all pictures of the first screen load without scrolling', async ({ page }) => {
    await arrive(page, '/')
    const missing = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('picture')]
          .filter((picture) => {
            const { top, bottom } = picture.getBoundingClientRect()
            return top < innerHeight && bottom > Math.max(top, 0)
          })
          .flatMap((picture) => [...picture.querySelectorAll('img')])
          .filter(({ naturalWidth }) => naturalWidth === 0)
          .map(({ src }) => src),
      )
    await expect.poll(() => page.evaluate(() => document.images.length)).toBeGreaterThan(3)
    await expect.poll(missing).toEqual([])
  })
})
