import { flag, list } from './structure'
import { date, matching, order, sized, words } from './text'

/** Fields that decide whether and when an entry is published. `visibility.ts` evaluates them. */
export const visibilityFields = {
  draft: flag(
    'Whether this file is unfinished. Only `npm run dev` and preview builds show drafts. Default: false',
  ),
  unlisted: flag(
    'Publish the page without links to it: menus, lists, search, sitemap and feed leave it out. Default: false',
  ),
  publishAt: date(
    'The day of publication, in the company’s time zone. The first build on or after this day publishes the entry.',
    '2026-12-01',
  ).optional(),
  expireAt: date(
    'The day of removal, in the company’s time zone. The first build on or after this day removes the entry.',
    '2027-01-01',
  ).optional(),
}

const keywords = list(
  'Search terms that the page does not contain: other names, abbreviations, words in other languages. Only the search uses them; no page shows them.',
  words('One search term.', 'pentest').meta({ kind: 'keyword' }),
)
  .meta({ inTranslations: 'own' })
  .default([])

export const formerSlugs = (description: string) =>
  list(
    description,
    matching(
      /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
      'A former file name.',
      'erp-connector',
    ).meta({ kind: 'slug' }),
  )
    .meta({ inTranslations: 'own' })
    .default([])

export const pageFields = {
  metaDescription: sized(70, 160)(
    'The description in search results: 70 to 160 characters, different for every page.',
    'We connect SAP, Oracle and Odoo to your ledgers, so that finance closes from one set of books.',
  ),
  formerSlugs: formerSlugs(
    'Former file names of this page, relative to the folder of its collection. The old addresses redirect to this page.',
  ),
  keywords,
}

export const partFields = { order, keywords, ...visibilityFields }

/** Fields that no page shows. Page data for browsers leaves them out. */
export const unseenFields = [
  'formerSlugs',
  'keywords',
  'draft',
  'unlisted',
  'publishAt',
  'expireAt',
  'reviewBy',
  'processOf',
  'questionsOf',
  'relatedServices',
  'relatedArticles',
] as const
