import { expect, test } from '@playwright/test'
import { readSettings } from '../../src/generator/nodes/settings'
import type { JsonLd } from '../../src/site/structured-data'
import { type BuiltPage, builtPaths, readPage } from '../support/built-pages'
import { entries } from '../support/content'
import { jsonLdOf, within } from '../support/structured-data'

/** Required properties by type (developers.google.com/search/docs/appearance). */
const required: Record<string, readonly string[]> = {
  Article: ['headline', 'description', 'author', 'publisher', 'url', 'image'],
  Organization: ['name'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  Place: ['name', 'address'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  ContactPoint: ['contactType', 'telephone'],
  QuantitativeValue: ['value'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['name', 'itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'serviceType', 'provider', 'url'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'image', 'publisher'],
  Person: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

/** The page must show their values. */
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

const { siteUrl } = readSettings('.')
const profiles = entries('team', '.').map(({ profileUrl }) => profileUrl)

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

function diagnosticsOf(node: JsonLd, { meta, links }: BuiltPage, text: string): string[] {
  const type = node['@type']
  const properties = required[type]
  if (!properties) return [`${type} is not in the table of this test`]
  const url = type === 'Person' ? undefined : node.url
  const addresses = [url, node.item, node.logo, node.image].filter((one) => one !== undefined)
  const sameAs: unknown[] = Array.isArray(node.sameAs) ? node.sameAs : []
  const published = node.datePublished
  return [
    ...properties.filter((property) => !node[property]),
    ...textProperties.filter((property) => {
      const value = node[property]
      return typeof value === 'string' && !text.includes(plain(value))
    }),
    // An author's profile is on another site.
    ...(type === 'Person' && !profiles.includes(String(node.url)) ? ['url'] : []),
    ...addresses.filter((one) => !/^(\/\S*[^/])?$/.test(`${one}`.replace(siteUrl, ''))),
    ...sameAs.filter((profile) => !links.includes(String(profile))),
    ...(typeof published === 'string' &&
    !(/^\d{4}-\d\d-\d\d$/.test(published) && meta['article:published_time']?.[0] === published)
      ? ['datePublished']
      : []),
  ].map((problem) => `${problem} of ${type}`)
}

test('structured data is complete and matches the visible page', () => {
  const found: string[] = []
  for (const path of builtPaths()) {
    const built = readPage(path)
    const text = plain(built.text)
    for (const node of within(jsonLdOf(built)))
      found.push(...diagnosticsOf(node, built, text).map((diagnostic) => `${path}: ${diagnostic}`))
  }
  expect(found).toEqual([])
})
