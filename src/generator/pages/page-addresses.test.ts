import fc from 'fast-check'
import type { Node } from 'gatsby'
import { addressInLanguage } from '../../content-model/site-rules/addresses'
import { nodesByLanguage } from '../nodes/languages'
import { PageLanguages, pageAddresses } from './page-addresses'

const languages = ['en-GB', 'id', 'ar'] as const

/** A service, and the languages into which it is translated, some with a slug of their own. */
const service = fc.record({
  slug: fc.stringMatching(/^[a-z]{1,6}$/),
  translations: fc.uniqueArray(
    fc.record({
      language: fc.constantFrom('id', 'ar'),
      ownSlug: fc.option(fc.stringMatching(/^[a-z]{7,9}$/), { nil: undefined }),
    }),
    { selector: ({ language }) => language },
  ),
})
const site = fc.uniqueArray(service, { selector: ({ slug }) => slug, maxLength: 8 })

function nodesOf(
  services: readonly {
    slug: string
    translations: { language: string; ownSlug: string | undefined }[]
  }[],
) {
  const settings = languages.map((language, index) => ({
    languages,
    blogCategories: [],
    translation: index === 0 ? '' : language,
  }))
  const homes = settings.map(({ translation }) => ({
    slug: 'home',
    path: '/',
    translation,
    translatedPath: translation && `/${translation}`,
  }))
  const entries = services.flatMap(({ slug, translations }) => [
    { slug, path: `/services/${slug}`, translation: '', translatedPath: '', listed: true },
    ...translations.map(({ language, ownSlug }) => ({
      slug,
      path: `/services/${slug}`,
      translation: language,
      translatedPath: addressInLanguage({ collection: 'services', slug, ownSlug, language }),
      listed: true,
    })),
  ])
  const byType: Record<string, object[]> = { Settings: settings, Home: homes, Service: entries }
  return { getNodesByType: (type: string) => (byType[type] ?? []) as Node[] }
}

/** Returns the pages of a site, as they are created. */
function pagesOf(services: Parameters<typeof nodesOf>[0]) {
  const nodes = nodesOf(services)
  const versions = new PageLanguages(nodes)
  return nodesByLanguage(nodes).flatMap((own) =>
    [...pageAddresses(own)].map(([original, path]) => ({
      path,
      context: versions.contextOf(original, own.language),
    })),
  )
}

test('versions are named both ways, whatever is translated, and each page leads to every language', () => {
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
