import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { entries } from '../support/content'
import { tooWide } from '../support/layout/layout-checks'
import { company } from '../support/servers/company'
import { visit } from '../support/visit'

const invitation = 'Which service?'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('two answers lead from the home page to a service, and Back returns', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: invitation }).click()
    await expect(page).toHaveURL('/find')
    await main.getByRole('link', { name: 'What lies in a store' }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Who holds the keys of the store?',
    )
    const answer = main.locator('details').filter({ hasText: 'We do' })
    const service = answer.getByRole('link', { name: 'Stock Ledger' })
    await expect(service).toBeHidden()
    await answer.locator('summary').click()
    await expect(answer.getByText('His apprentice measures a bundle of rattan')).toBeVisible()
    await service.click()
    await expect(page).toHaveURL('/services/stock-ledger')
    for (const path of ['/find/stores', '/find']) {
      await page.goBack()
      await expect(page).toHaveURL(path)
    }
  })

  test('a missing page links to the finder, and the services page links to comparisons', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    for (const path of ['/no/such-page', '/services']) {
      await page.goto(path)
      await expect(main.locator('a[href="/find"]').first()).toHaveText(invitation)
    }
    await main.getByRole('link', { name: 'Compare services' }).click()
    await expect(page).toHaveURL('/services/compare')
    await main.getByRole('link', { name: 'Counts compared' }).click()
    await expect(page).toHaveURL('/services/compare/counting')
  })

  test('a comparison is a table, and phones show two selectable columns', async ({ page }) => {
    const path = '/services/compare/counting'
    const [comparison] = entries('comparisons')
    const columns = ['Stock Ledger', 'Cargo Tokens', 'Crate Count']
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const main = page.getByRole('main')
    const table = main.getByRole('table')
    const heads = table.getByRole('columnheader')
    await expect(heads.filter({ has: page.getByRole('link') })).toHaveText(columns)
    for (const { title, values } of comparison?.criteria ?? []) {
      const head = page.getByRole('rowheader', { name: title, exact: true })
      const row = table.getByRole('row').filter({ has: head })
      await expect(row.getByRole('cell')).toHaveText(values)
    }
    for (const text of comparison?.chooseWhen ?? [])
      await expect(main.getByText(text, { exact: true })).toBeVisible()
    // 192 px per column: four columns at 768 px.
    for (const width of [1440, 768, 192 * columns.length]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await leftEdges(page)).toHaveLength(columns.length)
    }
    await page.setViewportSize({ width: 320, height: 800 })
    const shown = page.locator('tbody tr').first().locator('td').filter({ visible: true })
    const [first, second, third] = comparison?.criteria[0]?.values ?? []
    await expect(shown).toHaveText([first ?? '', second ?? ''])
    await main.getByRole('combobox', { name: 'First column' }).selectOption('Crate Count')
    await expect(shown).toHaveText([second ?? '', third ?? ''])
    const [left, right] = [await shown.last().boundingBox(), await shown.first().boundingBox()]
    expect(left?.x).toBeLessThan(right?.x ?? 0)
    expect(await tooWide(page)).toEqual([])
    for (const service of comparison?.services ?? []) {
      await page.goto(`/services/${service}`)
      await expect(main.locator(`a[href="${path}"]`), service).toContainText('Counts compared')
    }
  })
})

test('on a phone, the two columns of a comparison change places', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, '/services/compare/counting')
  const main = page.getByRole('main')
  const first = main.getByRole('combobox', { name: 'First column' })
  const second = main.getByRole('combobox', { name: 'Second column' })
  await second.selectOption('Stock Ledger')
  await expect(first).toHaveValue('cargo-tokens')
  await expect(second).toHaveValue('stock-ledger')
  const heads = main.getByRole('columnheader').filter({ visible: true })
  await expect(heads).toHaveText(['Stock Ledger', 'Cargo Tokens'])
  const [ledger, tokens] = [await heads.first().boundingBox(), await heads.last().boundingBox()]
  expect(tokens?.x).toBeLessThan(ledger?.x ?? 0)
})

test('search engines may index the first question and the comparisons, but no later question', () => {
  const read = (file: string) => readFileSync(join(company.dist, file), 'utf8')
  for (const path of ['/find', '/services/compare', '/services/compare/counting'])
    expect(read('sitemap.xml')).toContain(`${path}</loc>`)
  expect(read('sitemap.xml')).not.toContain('/find/')
  expect(read('find/stores.html')).toContain('content="noindex"')
  expect(read('services/compare/counting.html')).toContain(
    '"@type":"ItemList","name":"Counts compared"',
  )
  expect(read('services/compare/counting.md')).toMatch(/^\| Anchor passage +\| His apprentice/m)
})

const firstCells = 'main tbody tr:first-child td'

const leftEdges = (page: Page) =>
  page
    .locator(firstCells)
    .filter({ visible: true })
    .evaluateAll((cells) => [
      ...new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().left))),
    ])
