import { expect, test } from '@playwright/test'
import { entries } from '../support/content'
import { tooWide } from '../support/layout/layout-checks'
import { scrollTop, visit } from '../support/visit'

const articles = entries('articles').map(({ slug }) => slug)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog lists the newest article first and has filter links', async ({ page }) => {
    await page.goto('/blog')
    const main = page.getByRole('main')
    const datesHere = () =>
      main
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
    const newest = await datesHere()
    await main.getByRole('link', { name: 'Older articles' }).click()
    await expect(page).toHaveURL('/blog/page/2')
    await expect(page).toHaveTitle(/Page 2 of 2/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/page\/2$/)
    const older = await datesHere()
    expect(newest).toHaveLength(2)
    expect([...newest, ...older]).toHaveLength(articles.length)
    expect([...newest, ...older]).toEqual([...newest, ...older].sort().reverse())
    const years = await main.getByRole('heading', { name: /^\d{4}$/ }).allTextContents()
    expect(years).toEqual([...new Set(older.map((date) => date.slice(0, 4)))])

    await main.getByRole('link', { name: 'Newer articles' }).click()
    await expect(page).toHaveURL('/blog')

    const filter = page.getByRole('navigation', { name: 'Categories' })
    await expect(filter.getByRole('link')).toHaveText([
      'All articles',
      'Records',
      'Tides & weather',
      'On the quay',
    ])
    await expect(filter.getByRole('link', { name: 'All articles' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await filter.getByRole('link', { name: 'On the quay' }).click()
    await expect(page).toHaveURL('/blog/category/on-the-quay')
    await expect(page).toHaveTitle(/^On the quay/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On the quay')
    await expect(main.getByRole('link', { name: 'Loading a ship' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Keeping tide' })).toHaveCount(0)
    // A category without articles has no page.
    expect((await page.request.get('/blog/category/rules')).status()).toBe(404)
  })
})

test('on a phone, the row of categories shows the current one', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/blog/category/on-the-quay')
  const filter = page.getByRole('navigation', { name: 'Categories' })
  await expect(filter.getByRole('link', { name: 'On the quay' })).toBeInViewport({ ratio: 1 })
  await expect(filter.getByRole('link', { name: 'All articles' })).not.toBeInViewport()
  expect(await scrollTop(page)).toBe(0)
})

test('an article shows its author, dates, contents, figures and sources', async ({ page }) => {
  await page.goto('/blog/do-you-need-a-register')
  const article = page.getByRole('article')
  const top = article.locator('header')
  await expect(top).toContainText('Sari Wibowo, Harbour Master')
  await expect(top.locator('time')).toHaveText(['8 April 2025', '21 February 2026'])
  await expect(top).toContainText(/\d+ min read/)
  await expect(top.getByRole('link', { name: 'Records' })).toHaveAttribute(
    'href',
    '/blog/category/records',
  )

  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link')).toHaveText([
    'The questions',
    'Four ways to keep a record',
    'A test on paper',
    'Signs that somebody sells you something',
    'What to do with the answer',
  ])
  await contents.getByRole('link', { name: 'A test on paper' }).click()
  await expect(page).toHaveURL(/#a-test-on-paper$/)
  await expect(page.getByRole('heading', { name: 'A test on paper' })).toBeInViewport()

  const figure = article.getByRole('figure').getByRole('img').first()
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toHaveAttribute('alt', 'Six berths and a lamp, seen from above')
  await expect
    .poll(() => figure.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0)
  expect(await figure.evaluate((img) => (img as HTMLImageElement).currentSrc)).toMatch(/\.png$/)
  await expect(
    article.getByRole('region', { name: 'Sources' }).getByRole('link', { name: 'Weights' }),
  ).toBeVisible()
  const next = page.locator('section', { has: page.getByRole('heading', { name: 'Read next' }) })
  await expect(next.getByRole('link', { name: 'Keeping tide records' })).toBeVisible()

  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb.getByRole('listitem')).toHaveText([
    'Home',
    'Blog',
    'Records',
    'Do you need a register? Three questions first',
  ])
  await expect(breadcrumb.getByText('Do you need')).toHaveAttribute('aria-current', 'page')
  await breadcrumb.getByRole('link', { name: 'Records' }).click()
  await expect(page).toHaveURL('/blog/category/records')
})

test('an SVG figure contains text, is readable on a phone and follows the theme', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog/loading-a-ship-step-by-step')
  const figure = page.getByRole('figure').filter({ hasText: 'The pilot reads' })
  await expect(figure).toContainText('Loading ends before high water')
  const words = figure.locator('text', { hasText: 'Loading' })
  await words.scrollIntoViewIfNeeded()
  const shown = await figure.locator('svg').evaluate((svg) => svg.getBoundingClientRect().width)
  expect(shown).toBeLessThanOrEqual(358)
  expect((14 * shown) / 320).toBeGreaterThanOrEqual(14)
  const fill = () => words.evaluate((text) => getComputedStyle(text).fill)
  const light = await fill()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await fill()).not.toBe(light)
})

test('code scrolls and tables are stacked on a phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const article = page.getByRole('article')
  for (const slug of articles) {
    await page.goto(`/blog/${slug}`)
    expect(await tooWide(page), slug).toEqual([])
    for (const wide of await article.locator('.table, pre').all())
      await expect(wide).toHaveCSS('overflow-x', 'auto')
    for (const table of await article.locator('.table').all())
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), slug).toBe(0)
  }

  await page.goto('/blog/loading-a-ship-step-by-step')
  const table = page.getByRole('table', { name: /^Two ways to weigh/ })
  const name = (cell: string) =>
    table
      .getByText(cell, { exact: true })
      .evaluate((element) => getComputedStyle(element, '::before').content)
  expect(await name('A day')).toBe('"Scale"')
  expect(await name('An hour')).toBe('"Draught"')
  const caption = await table.locator('caption').boundingBox()
  expect(caption?.width).toBeGreaterThan(260)

  const spaces = await page
    .locator('main h2[id]:not([id^=Shell-])')
    .first()
    .evaluate((heading) =>
      ['999', '2017', '123456789'].map((number) => {
        const list = document.createElement('ol')
        list.start = Number(number)
        list.dataset.digits = String(number.length)
        list.append(document.createElement('li'))
        const sample = document.createElement('span')
        sample.textContent = `${number}. `
        sample.style.position = 'absolute'
        heading.parentElement?.append(list, sample)
        return Number.parseFloat(getComputedStyle(list).paddingInlineStart) - sample.offsetWidth
      }),
    )
  expect(Math.min(...spaces)).toBeGreaterThan(0)
})
