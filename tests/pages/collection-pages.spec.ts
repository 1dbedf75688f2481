import { expect, type Page, test } from '@playwright/test'
import { readSettings } from '../../src/generator/nodes/settings'
import { company } from '../support/servers/company'

const visibleServices = (page: Page) =>
  page.getByRole('region', { name: 'All Services' }).getByRole('listitem').filter({ visible: true })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list of services can be filtered by group, by industry and by both', async ({
    page,
  }) => {
    await page.goto('/services')
    const filter = page.getByRole('search', { name: 'Filter services' })
    const heading = (name: string) => page.getByRole('heading', { level: 2, name })
    await expect(visibleServices(page)).toHaveCount(13)

    await filter.getByText('Stores').click()
    await expect(page.getByRole('radio', { name: 'Stores' })).toBeChecked()
    await expect(visibleServices(page)).toHaveCount(5)
    await expect(heading('Stores')).toBeVisible()
    await expect(heading('Port Tools')).toBeHidden()

    await filter.getByText('Shipping & Ports').click()
    await expect(visibleServices(page)).toHaveCount(1)
    await filter.getByText('All groups').click()
    await expect(visibleServices(page)).toHaveCount(4)
    await expect(heading('Port Tools')).toBeVisible()
    await filter.getByText('All industries').click()
    await expect(visibleServices(page)).toHaveCount(13)

    await page.getByRole('radio', { name: 'All groups' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Advice & Training' })).toBeChecked()
    await expect(visibleServices(page)).toHaveCount(2)
  })
})

test('services are grouped, and each links to its page', async ({ page }) => {
  await page.goto('/services#it-consulting')
  await expect(page.getByRole('heading', { level: 2, name: 'Stores' })).toBeInViewport()
  const groups = page.getByRole('region', { name: 'All Services' }).locator('section')
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText([
    'Advice & Training',
    'Registers',
    'Stores',
    'Port Tools',
  ])
  await expect(groups.nth(1).getByText('Coming soon')).toHaveCount(2)
  await groups.nth(2).getByRole('link', { name: 'Stock Ledger' }).click()
  await expect(page).toHaveURL('/services/stock-ledger')
})

test('every figure fits on one line on every phone', { tag: '@full' }, async ({ page }) => {
  for (const address of ['/industries/shipping', '/industries'])
    for (let width = 320; width <= 400; width += 4) {
      await page.setViewportSize({ width, height: 740 })
      if (width === 320) await page.goto(address)
      const broken = await page.locator('main dd').evaluateAll((figures) =>
        figures
          .filter((figure) => {
            const range = document.createRange()
            range.selectNodeContents(figure)
            // The counting method's mark is a raised ring.
            const mark = figure.querySelector('button')
            if (mark) range.setEndBefore(mark)
            const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom)
            return Math.max(...bottoms) - Math.min(...bottoms) > 8
          })
          .map((figure) => figure.textContent),
      )
      expect(broken, `${address} at ${width} px`).toEqual([])
    }
})

test('/industries and /solutions list their entries in order with links', async ({ page }) => {
  const main = page.getByRole('main')
  const headings = main.getByRole('heading', { level: 2 })
  for (const [path, first, last] of [
    ['/industries', ['Shipping & Ports', 'Fisheries', 'Customs'], 'Warehousing'],
    ['/solutions', ['Recording Now', 'Live', 'Under development'], 'Harbour Log'],
  ] as const) {
    await page.goto(path)
    expect((await headings.allTextContents()).slice(0, 3)).toEqual(first)
    await main.getByRole('link', { name: last }).click()
    await expect(page).toHaveURL(`${path}/${last.toLowerCase().replace(' ', '-')}`)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Log')
  await expect(main.getByText('Live · Ours', { exact: true })).toBeVisible()
})

test('/portfolio lists each project once, and /offerings lists each offering', async ({ page }) => {
  await page.goto('/portfolio')
  const main = page.getByRole('main')
  // A case's project opens in the row of the case.
  await main.getByText('A rota for forty lamps', { exact: true }).click()
  await expect(main.getByRole('list', { name: 'Tags' })).toHaveCount(2)
  await expect(main.getByText('What changed', { exact: true })).toHaveCount(2)
  const project = main.locator('#lamp-rota')
  await expect(project.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'Shipping',
    'Night work',
    'Hyperledger',
  ])

  await page.goto('/offerings')
  const headings = main.getByRole('heading', { level: 2 })
  expect((await headings.allTextContents()).slice(0, 6)).toEqual([
    'Side by side',
    'Trial week',
    'Standing crew',
    'Yearly survey',
    'Lamp service',
    'Rope loan',
  ])
  const row = main.getByRole('table').getByRole('row').filter({ hasText: 'Yearly survey' })
  await expect(row.getByRole('cell')).toHaveText([
    /40 to 400\smillion rupiah\s*one quay/,
    'Two weeks',
    'A list of every crane with its faults',
  ])
  // No range of the form has this price.
  await expect(main.getByRole('row').filter({ hasText: 'Trial week' })).toContainText(
    '35 million rupiah',
  )
  await row.getByRole('link').click()
  await expect(page).toHaveURL('/offerings#yearly-survey')
  const section = page.locator('#yearly-survey')
  await section.getByText('Not included').click()
  await expect(section.getByText('Repairs of what the surveyor finds')).toBeVisible()
})

test('the privacy policy shows its effective date and issuer', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  const main = page.getByRole('main')
  await expect(main).toContainText('About / Vision')
  await expect(main.getByRole('heading', { name: /Vision/ })).toHaveCount(0)
  await expect(main).toContainText('Effective 17 November 2024')
  const { legalName, email } = readSettings(company.files)
  await expect(main.locator('address')).toContainText(legalName)
  await expect(main.locator('address').getByRole('link')).toHaveText([email])
  await main.getByRole('navigation', { name: 'Contents' }).getByText('Data we collect').click()
  await expect(main.getByRole('heading', { name: 'Data we collect' })).toBeInViewport()
})
