import { flag, list } from './structure'
import { date, matching, order, sized, words } from './text'

/** Fields of every entry that say whether and when it is part of the site; visibility.ts evaluates them. */
export const visibilityFields = {
  draft: flag('Whether this is unfinished: only `npm run dev` shows it. Default: false'),
  unlisted: flag(
    'Whether only people who know the address find it: it has its page, and is in no menu, list, search, sitemap or feed. Default: false',
  ),
  publishAt: date(
    'The first day on which it is part of the site, from the first build of that day in the company’s time zone.',
    '2026-12-01',
  ).optional(),
  expireAt: date(
    'The first day on which it is no longer part of the site, from the first build of that day in the company’s time zone.',
    '2027-01-01',
  ).optional(),
}

/** Words that nobody reads, but under which the search finds a page. */
const keywords = list(
  'Words that visitors search for and this page does not say: other names, short forms, the words of other languages. The search finds the page under them; no page shows them.',
  words('One word or name, as a visitor would search for it.', 'pentest').meta({
    kind: 'keyword',
  }),
)
  .meta({ inTranslations: 'own' })
  .default([])

/** Returns the field with the former names of an entry's file. */
export const formerSlugs = (description: string) =>
  list(
    description,
    matching(
      /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
      'A former file name of it.',
      'erp-connector',
    ).meta({ kind: 'slug' }),
  )
    .meta({ inTranslations: 'own' })
    .default([])

/** Fields of every entry that makes a page. */
export const pageFields = {
  metaDescription: sized(70, 160)(
    'What search results show under the title: 70 to 160 characters, different on every page.',
    'We connect SAP, Oracle and Odoo to your ledgers, so that finance closes from one set of books.',
  ),
  formerSlugs: formerSlugs(
    'Former file names of this page, below the folder of its collection: their addresses redirect here.',
  ),
  keywords,
}

/** The last fields of an entry that is a part of another page. */
export const partFields = { order, keywords, ...visibilityFields }

/** Fields that no page shows and that browsers are not sent. */
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
