import { expect, test } from '@playwright/test'
import { readSettings } from '../../src/generator/nodes/settings'
import { builtPaths, readPage } from '../support/built-pages'
import { entries } from '../support/content'
import { jsonLdOf, within } from '../support/structured-data'

/** Required properties of each schema.org type (developers.google.com/search/docs/appearance). */
const required: Record<string, readonly string[]> = {
  Article: ['headline', 'description', 'author', 'publisher', 'url', 'image'],
  Organization: ['name'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  ContactPoint: ['contactType', 'telephone'],
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

const { siteUrl } = readSettings('.')
const profiles = entries('team', '.').map(({ profileUrl }) => profileUrl)

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

test('structured data is complete, and says nothing that the page does not', () => {
  for (const path of builtPaths()) {
    const built = readPage(path)
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
      if (type === 'Person') expect.soft(profiles, path).toContain(node.url)
      const url = type === 'Person' ? undefined : node.url
      for (const address of [url, node.item, node.logo, node.image])
        if (address !== undefined)
          expect.soft(`${address}`.replace(siteUrl, ''), path).toMatch(/^(\/\S*[^/])?$/)
      for (const profile of Array.isArray(node.sameAs) ? node.sameAs : [])
        expect.soft(built.links, path).toContain(profile)
      if (typeof node.datePublished === 'string') {
        expect.soft(node.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/)
        expect.soft(built.meta['article:published_time'], path).toEqual([node.datePublished])
      }
    }
  }
})
