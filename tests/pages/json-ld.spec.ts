import { expect, test } from '@playwright/test'
import { readPage } from '../support/built-pages'
import { company } from '../support/servers/company'
import { jsonLdOf, within } from '../support/structured-data'

/** What each page is described as. */
const typesOn = {
  '/': ['Organization', 'WebSite'],
  '/about': ['BreadcrumbList', 'Organization'],
  '/services/stock-ledger': ['BreadcrumbList', 'FAQPage', 'Service'],
  '/industries/shipping': ['BreadcrumbList'],
  '/blog/do-you-need-a-register': ['BlogPosting', 'BreadcrumbList'],
  '/services/night-ledger': [],
}

test('structured data has the types of the page, all of its questions, and its breadcrumb', async ({
  page,
}) => {
  for (const [path, types] of Object.entries(typesOn)) {
    const jsonLd = jsonLdOf(readPage(path, company.dist))
    expect(jsonLd.map((node) => node['@type']).sort(), path).toEqual(types)
  }

  const path = '/services/stock-ledger'
  const nodes = within(jsonLdOf(readPage(path, company.dist)))
  const questions = nodes.filter((node) => node['@type'] === 'Question')
  const items = nodes.filter((node) => node['@type'] === 'ListItem')
  await page.goto(path)
  await expect(page.locator('#questions summary')).toHaveText(
    questions.map(({ name }) => String(name)),
  )
  const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(shown).toHaveText(items.map(({ name }) => String(name)))
  expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1))
})
