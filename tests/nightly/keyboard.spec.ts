import { expect, type Page } from '@playwright/test'
import { arrive, hydrate } from '../support/visit'
import { openDetails, paths, test } from './audited-page'

/** More Tab stops than any page has. */
const maxStops = 600

const directions = [
  { direction: 'going forwards on a small phone', key: 'Tab', width: 320, height: 640 },
  { direction: 'going backwards on a wide screen', key: 'Shift+Tab', width: 1280, height: 720 },
]

for (const path of paths)
  for (const { direction, key, width, height } of directions)
    test(`${path}: every keyboard stop is visible ${direction}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await arrive(page, path)
      await hydrate(page)
      await openDetails(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const hidden: string[] = []
      const seen = new Set<string>()
      for (let stop = 0; stop < maxStops; stop += 1) {
        await page.keyboard.press(key)
        const { name, error } = await stopOf(page)
        if (!name) break
        seen.add(name)
        if (error) hidden.push(`${error}: ${name}`)
      }
      expect(hidden).toEqual([])
      expect(seen.size).toBeGreaterThan(5)
      expect(seen.size, 'the keyboard must not be trapped').toBeLessThan(maxStops - 1)
    })

/** Returns the focused element; no name if the focus has left the page. */
function stopOf(page: Page): Promise<{ name: string; error?: string }> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return { name: '' }
    const name = `${focused.outerHTML.slice(0, 100)} ${focused.textContent?.slice(0, 40)}`
    const box = focused.getBoundingClientRect()
    const header = document.querySelector('[data-site-header]')
    const isInHeader = header?.contains(focused) || focused.matches('[href="#Shell-content"]')
    const top = isInHeader ? 0 : (header?.getBoundingClientRect().bottom ?? 0)
    if (box.bottom <= top || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
      return { name, error: 'out of sight' }
    if (box.top < top - 1 && box.height < innerHeight - top)
      return { name, error: 'partly under the header' }
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1)
    const y = (Math.max(box.top, top) + Math.min(box.bottom, innerHeight)) / 2
    const above = document.elementFromPoint(x, y)
    const label = focused.id ? document.querySelector(`label[for="${focused.id}"]`) : null
    const belongs = [focused, label, focused.closest('label')].some(
      (own) => own && above && (own.contains(above) || above.contains(own)),
    )
    if (!belongs) return { name, error: `under ${above?.outerHTML.slice(0, 80)}` }
    const marked = [focused, label, focused.nextElementSibling, focused.closest('label')].some(
      (own) => own && getComputedStyle(own).outlineStyle !== 'none',
    )
    return marked ? { name } : { name, error: 'not marked' }
  })
}
