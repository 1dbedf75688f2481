import { expect, test } from '@playwright/test'
import { readPage } from '../support/built-pages'
import { company } from '../support/servers/company'
import { jsonLdOf, within } from '../support/structured-data'

const typesOn: [path: string, types: string[]][] = [
  ['/', ['Organization', 'WebSite']],
  ['/about', ['BreadcrumbList', 'Organization']],
  ['/services/stock-ledger', ['BreadcrumbList', 'FAQPage', 'Service']],
  ['/industries/shipping', ['BreadcrumbList']],
  ['/blog/do-you-need-a-register', ['BlogPosting', 'BreadcrumbList']],
  ['/services/night-ledger', []],
]

for (const [path, types] of typesOn)
  test(`${path} is described as ${types.join(', ') || 'nothing'}`, () => {
    const jsonLd = jsonLdOf(readPage(path, company.dist))
    expect(jsonLd.map((node) => node['@type']).sort()).toEqual(types)
  })

test('questions in structured data are those of the page, all of them', async ({ page }) => {
  const built = readPage('/services/stock-ledger', company.dist)
  await page.goto('/services/stock-ledger')
  const jsonLd = within(jsonLdOf(built))
  const questions = jsonLd.filter((node) => node['@type'] === 'Question').map(({ name }) => name)
  await expect(page.locator('#questions summary')).toHaveText(questions.map(String))
})

test('the breadcrumb of structured data is the one on the page', async ({ page }) => {
  const path = '/services/stock-ledger'
  const items = within(jsonLdOf(readPage(path, company.dist))).filter(
    (node) => node['@type'] === 'ListItem',
  )
  await page.goto(path)
  const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(shown).toHaveText(items.map(({ name }) => String(name)))
  expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1))
})
