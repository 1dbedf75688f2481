/**
 * The building blocks of every collection's schema.
 *
 * Each block carries a plain sentence for writers and an example. From these the check makes its
 * messages, the editors their hints and the reference its tables, so both are required here.
 */
import * as z from 'zod'
import { iconNames } from './icons'

/** What a schema says about a field beyond its shape. Read by the check, GraphQL and the guides. */
export interface FieldMeta {
  /** One sentence for writers: what the field means and what it does. */
  description: string
  /** A value as a writer would type it, quoted in error messages. */
  example?: string
  /**
   * Name of the collection whose slug the string is: checked to exist, and resolved to the entry in
   * GraphQL.
   */
  references?: string
  /** Of a section that may be absent: the collection whose entries it shows, or `video`. */
  shows?: string
  /** What the string stands for, where it is more than words. */
  kind?: 'picture' | 'link' | 'date' | 'document' | 'slug' | 'keyword' | 'host' | 'key'
  /** What a filter of /portfolio is made of: the values of cases, and those that the settings list. */
  filter?: 'domain' | 'protocol'
  /** Of a picture: the largest width at which a page shows it, in CSS pixels. */
  width?: number
  /** Name of the GraphQL type, for objects that several collections share. */
  typeName?: string
  /** Names that the text must have in braces, such as `count` for `{count}`. */
  placeholders?: readonly string[]
}

/** Returns the schema of a text on one line. */
export const words = (description: string, example: string) =>
  z
    .string()
    .regex(/\S/)
    .regex(/^[^\n]*$/)
    .meta({ description, example } satisfies FieldMeta)

/** Returns the schema of one or more sentences; line breaks are allowed and read as spaces. */
export const prose = (description: string, example: string) =>
  z
    .string()
    .regex(/\S/)
    .meta({ description, example } satisfies FieldMeta)

/** Returns a function like `prose`, for a text of `min` to `max` characters. */
export const sized = (min: number, max: number) => (description: string, example: string) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/\S/)
    .meta({ description, example } satisfies FieldMeta)

/** Returns the schema of one of a fixed list of values. */
export const choice = <T extends string>(values: readonly [T, ...T[]], description: string) =>
  z.enum(values).meta({ description, example: values[0] } satisfies FieldMeta)

// Browsers read \ as /, so that /\ would leave the site, and drop invisible characters.
const inAddress = '[^\\s\\\\\\p{C}\\uFFFD]'
const inMail = '[^\\s\\\\@\\p{C}\\uFFFD]'
/**
 * Pattern of a host: letters and digits of any script, and `{s}` of map services; what no browser takes is
 * left out.
 */
const host = '[\\p{L}\\p{N}{][\\p{L}\\p{N}.{}-]*(:[0-9]+)?'

/**
 * Returns the schema of an internal address (`/contact`), an anchor (`#portfolio`) or an `https:` or
 * `mailto:` address.
 */
const link = (description: string, example = '/contact') =>
  z
    .string()
    .regex(
      new RegExp(
        `^(/(?!/)${inAddress}*|#${inAddress}+|https://${host}([/?#]${inAddress}*)?|mailto:${inMail}+@${inMail}+)$`,
        'u',
      ),
    )
    .meta({ description, example, kind: 'link' } satisfies FieldMeta)

/** Returns the schema of an address on another site. */
export const externalLink = (description: string, example: string) =>
  z
    .string()
    .regex(new RegExp(`^https://${host}([/?#]${inAddress}*)?$`, 'u'))
    .meta({ description, example, kind: 'link' } satisfies FieldMeta)

/** Returns the schema of a day, written as year-month-day. */
export const date = (description: string, example = '2026-03-01') =>
  z.iso.date().meta({ description, example, kind: 'date' } satisfies FieldMeta)

/** Returns the schema of the slugs of entries in another collection, in the order in which they are shown. */
export const references = <C extends string>(collection: C, description: string, example: string) =>
  z
    .array(reference(collection, description, example))
    .meta({ description, example: `[${example}]` } satisfies FieldMeta)

/** Returns the schema of the slug of one entry in another collection. */
export const reference = <C extends string>(collection: C, description: string, example: string) =>
  z
    .string()
    .meta({ description, example, references: collection } satisfies FieldMeta)
    .brand<C>()

/**
 * Returns the schema of a picture beside the file, with its alternative text.
 * @param width the largest width at which a page shows it, in CSS pixels
 */
export const picture = (description: string, width: number) =>
  z
    .strictObject({
      src: z
        .string()
        .regex(/^[^\s].*\.(png|jpe?g|webp|avif)$/i)
        .meta({
          description: 'Path of the picture, from the folder of this file.',
          example: './portrait.png',
          kind: 'picture',
        } satisfies FieldMeta)
        .brand<'picture'>(),
      alt: words(
        'What the picture shows, for people who cannot see it.',
        'Rina Hartono, drawn in ink lines',
      ),
    })
    .meta({ description, typeName: 'Picture', width } satisfies FieldMeta)

export const icon = (description = 'The icon shown beside the title.') =>
  choice(iconNames, description)

/**
 * Returns the schema of a button: its words and where it leads.
 * @param defaultLink where it leads when the file does not say (the specification's rule)
 */
export const button = (description: string, defaultLink = '/contact') =>
  z
    .strictObject({
      text: words('The words on the button.', 'Book a consultation'),
      link: link(`Where the button leads. Default: ${defaultLink}`).default(defaultLink),
    })
    .meta({ description, typeName: 'Button' } satisfies FieldMeta)

const titledText = {
  title: words('Heading of the item, in two to six words.', 'Ledger-to-ERP synchronisation'),
  description: prose(
    'One or two sentences under the heading.',
    'Every on-chain event lands in the right journal, once.',
  ),
}

/** An item of a list with check marks: a heading, and a sentence or two. */
export const checkedItem = z.strictObject(titledText).meta({
  description: 'One item behind a check mark.',
  typeName: 'CheckedItem',
} satisfies FieldMeta)

/** A card or list item with a heading, a sentence or two, and an icon. */
export const featureItem = z
  .strictObject({ ...titledText, icon: icon() })
  .meta({ description: 'One item of a list or grid.', typeName: 'FeatureItem' } satisfies FieldMeta)

/**
 * How a figure was counted. Whatever has these fields is a figure: a mark beside it opens them, /how-we-count lists
 * them, and the check says where they are missing.
 */
export const figureNote = {
  method: prose(
    'How the figure was counted: from which records, what is in it and what is not. A mark beside the figure opens this, and /how-we-count lists it.',
    'Endpoints that answered a client in the quarter, from the gateways’ logs. Test systems are left out.',
  ).optional(),
  asOf: date(
    'The day to which the figure was counted; today at the latest.',
    '2026-06-30',
  ).optional(),
  source: words(
    'What the figure was read from: a register, a report, a log.',
    'Gateway logs, second quarter',
  ).optional(),
  sourceUrl: externalLink(
    'Address of the source, where everybody can read it.',
    'https://www.bps.go.id/en/statistics-table',
  ).optional(),
}

/** A figure set large, with what it counts. */
export const statistic = z
  .strictObject({
    value: words('The figure as it is shown, in quotes.', '"10K+"'),
    label: words('What the figure counts.', 'contract calls synced'),
    ...figureNote,
    reviewBy: date(
      'The day by which somebody looks whether the figure is still true; the check reminds you. No page shows it.',
      '2027-03-01',
    ).optional(),
  })
  .meta({ description: 'One figure.', typeName: 'Statistic' } satisfies FieldMeta)

export const question = z
  .strictObject({
    question: words('The question as a client would ask it.', 'Do we have to replace our ERP?'),
    answer: prose('The answer in one to four sentences.', 'No. We connect to what you run.'),
  })
  .meta({ description: 'One question with its answer.', typeName: 'Question' } satisfies FieldMeta)

/** The heading block of a section. */
export const sectionFields = {
  eyebrow: words('Small line above the heading.', 'What we do').optional(),
  title: words('Heading of the section.', 'Work that ends in production'),
  description: prose(
    'One or two sentences under the heading.',
    'Four groups, one accountable team.',
  ).optional(),
}

const flag = (description: string) =>
  z
    .boolean()
    .default(false)
    .meta({ description, example: 'true' } satisfies FieldMeta)

/** Fields of every entry that say whether and when it is part of the site; visibility.ts evaluates them. */
export const visibilityFields = {
  draft: flag(
    'Whether this is unfinished: `npm run dev` shows it, the finished site has no trace of it. Default: false',
  ),
  unlisted: flag(
    'Whether only people who know the address find it: it has its page, and is in no menu, list, search, sitemap or feed. Default: false',
  ),
  publishAt: date(
    'The first day on which it is part of the site, from the first build of that day (UTC).',
    '2026-12-01',
  ).optional(),
  expireAt: date(
    'The first day on which it is no longer part of the site, from the first build of that day (UTC).',
    '2027-01-01',
  ).optional(),
}

/** Words that nobody reads, but under which the search finds a page. */
const keywords = z
  .array(
    words('One word or name, as a visitor would search for it.', 'pentest').meta({
      kind: 'keyword',
    }),
  )
  .default([])
  .meta({
    description:
      'Words that visitors search for and this page does not say: other names, short forms, the words of other languages. The search finds the page under them; no page shows them.',
    example: '[pentest]',
  } satisfies FieldMeta)

/** Fields of every entry that makes a page. */
export const pageFields = {
  metaDescription: sized(70, 160)(
    'What search results show under the title: 70 to 160 characters, different on every page.',
    'We connect SAP, Oracle and Odoo to your ledgers, so that finance closes from one set of books.',
  ),
  formerSlugs: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/)
        .meta({
          description: 'A former file name of this page.',
          example: 'erp-connector',
          kind: 'slug',
        } satisfies FieldMeta),
    )
    .default([])
    .meta({
      description:
        'Former file names of this page, below the folder of its collection: their addresses redirect here.',
      example: '[erp-connector]',
    } satisfies FieldMeta),
  keywords,
}

/** Fields that no page shows and that browsers are not sent. */
export const unseenFields = [
  'formerSlugs',
  'keywords',
  'draft',
  'unlisted',
  'publishAt',
  'expireAt',
  'reviewBy',
  'relatedServices',
  'relatedArticles',
] as const

/** Position among its siblings; smaller comes first. */
export const order = z
  .number()
  .int()
  .default(100)
  .meta({
    description: 'Position among its siblings; smaller comes first, equal ones sort by name.',
    example: '10',
  } satisfies FieldMeta)
