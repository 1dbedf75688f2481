import { existsSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { entries } from '../support/content'

/** Tests of what helps to choose between services, for any company: it may have no comparisons and no finder. */
test.use({ javaScriptEnabled: false })

const comparisons = entries('comparisons', '.')
const names = new Map(entries('services', '.').map(({ slug, title }) => [slug, title]))
const hasFinder = existsSync('dist/find.html')

/** Returns whether an address of the site leads to a page or a file. */
const isThere = (path: string) => existsSync(`dist${path}.html`) || existsSync(`dist${path}`)

for (const { slug, title, services, criteria, chooseWhen } of comparisons.filter(
  ({ draft, unlisted }) => !draft && !unlisted,
)) {
  const path = `/services/compare/${slug}`
  const columns = services.map((service) => names.get(service) ?? '')

  test(`${path} is a table on wide screens and cards on narrow ones`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const main = page.getByRole('main')
    const table = main.getByRole('table')
    const heads = table.getByRole('columnheader')
    await expect(heads.filter({ has: page.getByRole('link') })).toHaveText(columns)
    await expect(table.getByRole('rowheader')).toHaveText(criteria.map((row) => row.title))
    for (const { title: row, values } of criteria) {
      const cells = table.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: row, exact: true }),
      })
      await expect(cells.getByRole('cell')).toHaveText(values)
    }
    for (const text of chooseWhen) await expect(main.getByText(text, { exact: true })).toBeVisible()
    expect(await placesOf(page, 'left')).toHaveLength(columns.length)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await placesOf(page, 'left'), `${width} px`).toHaveLength(1)
      expect(await labelsOf(page)).toEqual(columns)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

  test(`each service of ${path} leads there`, async ({ page }) => {
    for (const service of services) {
      await page.goto(`/services/${service}`)
      const link = page.getByRole('main').locator(`a[href="${path}"]`)
      await expect(link, service).toContainText(title)
    }
  })
}

if (hasFinder)
  test('every way through the finder ends at services, with the reason', async ({ page }) => {
    const waiting = ['/find']
    for (const path of waiting) {
      await page.goto(path)
      const answers = page.getByRole('list', { name: 'Answers' }).locator(':scope > li')
      const count = await answers.count()
      expect(count, path).toBeGreaterThanOrEqual(2)
      for (let index = 0; index < count; index += 1) {
        const answer = answers.nth(index)
        if ((await answer.locator('summary').count()) === 0) {
          const next = (await answer.getByRole('link').getAttribute('href')) ?? ''
          if (!waiting.includes(next)) waiting.push(next)
          continue
        }
        await answer.locator('summary').click()
        await expect(answer.locator('p').first()).toBeVisible()
        const links = await answer.getByRole('link').all()
        expect(links.length, path).toBeGreaterThan(0)
        for (const link of links) {
          await expect(link).toBeVisible()
          expect(isThere((await link.getAttribute('href')) ?? '')).toBe(true)
        }
      }
    }
  })

/** Returns the different left edges of the cells of the first row. */
function placesOf(page: Page, edge: 'left'): Promise<number[]> {
  return page
    .getByRole('main')
    .locator('tbody tr:first-child td')
    .evaluateAll(
      (cells, side) => [
        ...new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect()[side]))),
      ],
      edge,
    )
}

/** Returns what stands above the texts of the first row on narrow screens. */
function labelsOf(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('tbody tr:first-child td')
    .evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').content.replace(/^"|"$/g, '')),
    )
}
