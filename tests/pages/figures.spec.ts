import { expect, type Page, test } from '@playwright/test'
import { violations } from '../support/axe'
import { readPdf, withoutSpaces } from '../support/pdf'
import { printed, wordsOf } from '../support/printed'
import { company } from '../support/servers/company'
import { visit, waitForLayout } from '../support/visit'

const noted = {
  '/services/stock-ledger': ['15+ stores', 'Each store once'],
  '/industries/shipping': ['$180B of freight', 'Each bill of lading once'],
  '/industries': ['$180B of freight', 'Each bill of lading once'],
  '/': ['40+ berths', 'Rings in the quay wall'],
} as const
const paths = Object.keys(noted) as (keyof typeof noted)[]
const service = '/services/stock-ledger'

const mark = (page: Page, path: keyof typeof noted) =>
  page.getByRole('button', { name: `Counting method of “${noted[path][0]}”` })
const open = (page: Page) => page.locator('[popover]:popover-open')

test('the mark of a figure opens its counting method', async ({ page }) => {
  for (const path of paths) {
    await visit(page, path)
    await waitForLayout(page)
    await mark(page, path).scrollIntoViewIfNeeded()
    const place = await mark(page, path).boundingBox()
    await mark(page, path).click()
    await expect(open(page)).toContainText(noted[path][1])
    expect(await mark(page, path).boundingBox(), 'the note must not move the mark').toEqual(place)
    await expect(open(page)).toContainText('As of 1 January 2026.')
    await expect(open(page)).toBeInViewport({ ratio: 1 })
    expect(await violations(page, ':popover-open'), path).toEqual([])
    await page.getByRole('heading', { level: 1 }).click()
    await expect(open(page)).toHaveCount(0)
  }
})

test.describe('on a phone without script', () => {
  test.use({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
  })

  test('a tap next to the mark opens the note within the screen', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await mark(page, path).scrollIntoViewIfNeeded()
      // Taps near the edge of the 44 px target: its middle is in the ring.
      await mark(page, path).tap({ position: { x: -8, y: 24 }, force: true })
      await expect(open(page)).toContainText(noted[path][1])
      await expect(open(page)).toBeInViewport({ ratio: 1 })
      await page.touchscreen.tap(4, 100)
      await expect(open(page)).toHaveCount(0)
    }
  })
})

test('the keyboard opens a note with a link to the list of figures', { tag: '@full' }, async ({
  page,
}) => {
  await visit(page, service)
  await mark(page, service).focus()
  await page.keyboard.press('Enter')
  await expect(open(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(open(page)).toHaveCount(0)
  await expect(mark(page, service)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'The key book' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'How we count all figures' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/how-we-count#figure-stock-ledger-stores')
  const listed = page.locator('#figure-stock-ledger-stores')
  await expect(listed).toBeInViewport()
  await expect(listed).toContainText('Each store once')
})

test('printed pages and the PDF have the notes as footnotes', { tag: '@full' }, async ({
  page,
}) => {
  for (const path of paths) {
    const words = wordsOf(await printed(page, path, 'A4'))
    const [figure, method] = noted[path]
    expect(words).toContain(withoutSpaces(`* ${figure}`))
    expect(words).toContain(withoutSpaces(method))
  }
  const { words } = await readPdf(`${company.dist}/documents/stock-ledger.pdf`)
  expect(words).toContain(withoutSpaces('Counting methods of these figures'))
  expect(words).toContain(withoutSpaces('Each store once, by its key.'))
  expect(words).toContain(withoutSpaces('As of 1 January 2026. Source: The key book'))
})

test('/how-we-count lists every figure with a unique id', async ({ page }) => {
  await page.goto('/how-we-count')
  const listed = page.locator('main dl > div')
  const text = (await listed.allTextContents()).join(' ')
  for (const [figure, method] of Object.values(noted)) {
    expect(text).toContain(figure)
    expect(text).toContain(method)
  }
  const ids = await listed.evaluateAll((all) => all.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  const collections = page.locator('main section').filter({ has: page.locator('details') })
  for (const collection of await collections.all())
    await expect(collection.locator('details[open]')).toHaveCount(1)
  await collections.first().locator('details[open] > p').getByRole('link').click()
  await expect(page).toHaveURL(/\/services\//)
})
