import { expect, test } from '@playwright/test'
import { readPage } from '../support/built-pages'
import { company } from '../support/servers/company'
import { jsonLdOf } from '../support/structured-data'

const typesOn = {
  '/': ['Organization', 'WebSite'],
  '/about': ['BreadcrumbList', 'Organization'],
  '/services/stock-ledger': ['BreadcrumbList', 'FAQPage', 'Service'],
  '/industries/shipping': ['BreadcrumbList'],
  '/blog/do-you-need-a-register': ['BlogPosting', 'BreadcrumbList'],
  '/services/night-ledger': [],
}

test('structured data has the types of its page', () => {
  for (const [path, types] of Object.entries(typesOn)) {
    const jsonLd = jsonLdOf(readPage(path, company.dist))
    expect(jsonLd.map((node) => node['@type']).sort(), path).toEqual(types)
  }
})
