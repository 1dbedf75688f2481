import fc from 'fast-check'
import { addressInLanguage } from '../../content-model/addresses/entry-address'
import { nodesByLanguage } from '../nodes/languages'
import { entry, nodesOf } from '../nodes/node-fixture'
import { pageLanguages } from './page-languages'
import { pageAddresses } from './site-pages'

const languages = ['en-GB', 'id', 'ar'] as const

const service = fc.record({
  slug: fc.stringMatching(/^[a-z]{1,6}$/),
  translations: fc.uniqueArray(
    fc.record({
      language: fc.constantFrom('id', 'ar'),
      hasOwnSlug: fc.boolean(),
    }),
    { selector: ({ language }) => language },
  ),
})
const site = fc.uniqueArray(service, { selector: ({ slug }) => slug, maxLength: 8 })

function pagesOf(services: typeof site extends fc.Arbitrary<infer T> ? T : never) {
  const nodes = nodesOf([
    ...languages.flatMap((language, index) => {
      const translation = index === 0 ? '' : language
      const translatedPath = `/${translation}`
      return [
        entry('Settings', 'settings', { languages, blogCategories: [], translation }),
        entry('Home', 'home', { path: '/', translation, translatedPath }),
      ]
    }),
    ...services.flatMap(({ slug, translations }) => [
      entry('Service', slug, { path: `/services/${slug}` }),
      ...translations.map(({ language, hasOwnSlug }) => {
        // Addresses are unique on a valid site.
        const ownSlug = hasOwnSlug ? `${slug}-${language}` : undefined
        const address = { collection: 'services', slug, ownSlug, language } as const
        const translatedPath = addressInLanguage(address)
        const path = `/services/${slug}`
        return entry('Service', slug, { path, translation: language, translatedPath })
      }),
    ]),
  ])
  const contextOf = pageLanguages(nodes)
  return nodesByLanguage(nodes).flatMap((own) =>
    [...pageAddresses(own)].map(([original, path]) => ({
      path,
      context: contextOf(original, own.language),
    })),
  )
}

test('links every page to all languages, and translations to each other', () => {
  fc.assert(
    fc.property(site, (services) => {
      const pages = pagesOf(services)
      const linksOf = new Map(
        pages.map(({ path, context }) => [path, context.otherLanguages ?? []]),
      )
      for (const [path, links] of linksOf) {
        expect(links).toHaveLength(2)
        for (const link of links) {
          const back = linksOf.get(link.path)
          expect(back).toBeDefined()
          if (link.isSame)
            expect(back).toContainEqual(expect.objectContaining({ path, isSame: true }))
        }
      }
    }),
  )
})
