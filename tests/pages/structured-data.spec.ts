import { expect, test } from '@playwright/test'
import { type BuiltPage, builtPaths, readPage } from '../support/built-pages'

interface JsonLd {
  '@type': string
  [property: string]: unknown
}

/** Required properties of each schema.org type (developers.google.com/search/docs/appearance). */
const required: Record<string, readonly string[]> = {
  Organization: ['name'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'serviceType', 'provider', 'url'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'image', 'publisher'],
  Person: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

/** Properties with words for people, all of which the page must show. */
const textProperties = [
  'name',
  'legalName',
  'headline',
  'description',
  'text',
  'serviceType',
  'articleSection',
  'jobTitle',
  'addressLocality',
  'postalCode',
]

function jsonLdOf({ data, path }: BuiltPage): JsonLd[] {
  return data.flatMap((text) => {
    const graph: Record<string, unknown> = JSON.parse(text)
    expect(graph['@context'], path).toBe('https://schema.org')
    return (Array.isArray(graph['@graph']) ? graph['@graph'] : [graph]) as JsonLd[]
  })
}

/** Returns a JSON-LD node and all nodes inside it. */
function within(value: unknown): JsonLd[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(within)
  return '@type' in value ? [value as JsonLd, ...inner] : inner
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

test('structured data is complete, and says nothing that the page does not', async ({ page }) => {
  for (const path of builtPaths()) {
    const built = await readPage(page, path)
    const text = plain(built.text)
    for (const node of within(jsonLdOf(built))) {
      const type = node['@type']
      const properties = required[type]
      expect(properties, `${path}: ${type} is not in the test's table`).toBeDefined()
      for (const property of properties ?? [])
        expect.soft(node[property], `${path}: ${property} of ${type}`).toBeTruthy()
      for (const property of textProperties) {
        const value = node[property]
        if (typeof value === 'string')
          expect.soft(text, `${path}: ${property} of ${type}`).toContain(plain(value))
      }
      // An author's URL is that of a profile on another site.
      if (type === 'Person')
        expect.soft(node.url, path).toMatch(/^https:\/\/linkedin\.example\/in\/[\w-]+$/)
      const url = type === 'Person' ? undefined : node.url
      for (const address of [url, node.item, node.logo, node.image])
        if (address !== undefined)
          expect.soft(address, path).toMatch(/^https:\/\/www\.rantara\.example(\/\S*[^/])?$/)
      for (const profile of Array.isArray(node.sameAs) ? node.sameAs : [])
        expect.soft(built.links, path).toContain(profile)
      if (typeof node.datePublished === 'string') {
        expect.soft(node.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/)
        expect.soft(built.meta['article:published_time'], path).toEqual([node.datePublished])
      }
    }
  }
})

const typesOn: [path: string, types: string[]][] = [
  ['/', ['Organization', 'WebSite']],
  ['/about', ['BreadcrumbList', 'Organization']],
  ['/services/erp-integration', ['BreadcrumbList', 'FAQPage', 'Service']],
  ['/industries/fintech', ['BreadcrumbList']],
  ['/blog/do-you-need-a-blockchain', ['BlogPosting', 'BreadcrumbList']],
  ['/services/dao-development', []],
]

for (const [path, types] of typesOn)
  test(`${path} is described as ${types.join(', ') || 'nothing'}`, async ({ page }) => {
    const jsonLd = jsonLdOf(await readPage(page, path))
    expect(jsonLd.map((node) => node['@type']).sort()).toEqual(types)
  })

test('questions in structured data are those of the page, all of them', async ({ page }) => {
  const built = await readPage(page, '/services/erp-integration')
  await page.goto('/services/erp-integration')
  const jsonLd = within(jsonLdOf(built))
  const questions = jsonLd.filter((node) => node['@type'] === 'Question').map(({ name }) => name)
  await expect(page.locator('#questions summary')).toHaveText(questions.map(String))
})

test('the breadcrumb of structured data is the one on the page', async ({ page }) => {
  const path = '/services/erp-integration'
  const items = within(jsonLdOf(await readPage(page, path))).filter(
    (node) => node['@type'] === 'ListItem',
  )
  await page.goto(path)
  const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(shown).toHaveText(items.map(({ name }) => String(name)))
  expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1))
})
