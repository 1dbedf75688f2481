import fc from 'fast-check'
import type { Node } from 'gatsby'
import { addressInLanguage } from '../../content-model/site-rules/addresses'
import { nodesByLanguage } from '../nodes/languages'
import { PageLanguages, pageAddresses } from './page-addresses'
import { type CreatedPage, explainVersions } from './page-versions'

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
function pagesOf(services: Parameters<typeof nodesOf>[0]): CreatedPage[] {
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
      expect(explainVersions(pages)).toBeUndefined()
      const paths = new Set(pages.map(({ path }) => path))
      for (const { context } of pages) {
        expect(context.otherLanguages).toHaveLength(2)
        for (const { path } of context.otherLanguages ?? []) expect(paths).toContain(path)
      }
    }),
  )
})

test.each([
  [
    'a version that is not there',
    (pages: CreatedPage[]) => pages.filter(({ path }) => path !== '/id/services/audit'),
    'The page /services/audit names /id/services/audit as its version in another language, and there is no such page.',
  ],
  [
    'a version that does not name the page',
    (pages: CreatedPage[]) =>
      pages.map((page) => (page.path === '/id/services/audit' ? { ...page, context: {} } : page)),
    'The page /services/audit names /id/services/audit as its version in another language, which does not name it.',
  ],
])('%s is told', (_name, change, message) => {
  const pages = pagesOf([{ slug: 'audit', translations: [{ language: 'id', ownSlug: undefined }] }])
  expect(explainVersions(change(pages))).toBe(message)
})
