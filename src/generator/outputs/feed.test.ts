import { exampleValue } from '../../content-model/collections/fields/field-help'
import { type Settings, settingsSchema } from '../../content-model/collections/settings'
import { SiteAddress } from '../../language/site-address'
import { type FeedArticle, feed } from './feed'

const example = exampleValue(settingsSchema) as Settings
const settings = { ...example, language: 'en-GB', limit: 'The newest 50 articles.' }

function entryOf(changes: Partial<FeedArticle>): string {
  const article: FeedArticle = {
    ...{ path: '/blog/new-name', translation: '', title: 'Lamps', summary: 'A year.' },
    ...{ category: 'strategy', categoryName: 'Strategy', published: '2026-03-01', updated: null },
    ...{ author: null, formerSlugs: null, body: [], figures: [], ...changes },
  }
  const xml = feed('/feed.xml', [article], settings, new SiteAddress('https://a.example', ''))
  return xml.slice(xml.indexOf('<entry>'))
}

test('keeps the id of a renamed article', () => {
  const renamed = { formerSlugs: ['first-name', 'second-name'] }
  expect(entryOf({})).toContain('<id>https://a.example/blog/new-name</id>')
  expect(entryOf(renamed)).toContain('<id>https://a.example/blog/first-name</id>')
  expect(entryOf(renamed)).toContain('href="https://a.example/blog/new-name"')
  expect(entryOf({ ...renamed, translation: 'id', path: '/id/blog/nama' })).toContain(
    '<id>https://a.example/id/blog/first-name</id>',
  )
})

test('names the company as the author of an article without one', () => {
  expect(entryOf({})).toContain(`<author><name>${example.brand}</name></author>`)
  expect(entryOf({ author: { name: 'Sari' } })).toContain('<author><name>Sari</name></author>')
})
