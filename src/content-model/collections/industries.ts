import * as z from 'zod'
import { diagram } from './fields/diagram'
import { featureItem, statistic } from './fields/items'
import { references } from './fields/links'
import type { FieldMeta } from './fields/meta'
import { pageFields, visibilityFields } from './fields/page'
import { order, prose, words } from './fields/text'

/** An industry: one page, one panel in the industries menu. */
export const industrySchema = z.strictObject({
  name: words('Name of the industry, as menus and cards show it.', 'Retail & Wholesale'),
  ...pageFields,
  title: words('Headline of the page.', 'Rails that settle and report at the same time'),
  tagline: words('A short line for the menu panel and the hero.', 'Settlement you can audit'),
  description: prose(
    'One or two sentences for cards and the menu panel.',
    'Payments, lending and exchange infrastructure that stands up to OJK and Bank Indonesia.',
  ),
  order,
  paragraphs: z
    .array(prose('One paragraph.', 'Wholesalers keep two price lists …'))
    .length(2)
    .meta({ description: 'The two paragraphs that open the page.' } satisfies FieldMeta),
  stats: z
    .array(statistic)
    .length(2)
    .default([])
    .meta({ description: 'The two headline figures. Default: none' } satisfies FieldMeta),
  diagram,
  challenges: z
    .strictObject({
      title: words('Heading of the challenges.', 'What holds projects back'),
      items: z
        .array(featureItem)
        .min(3)
        .meta({ description: 'The challenges, three or more.' } satisfies FieldMeta),
    })
    .optional()
    .meta({
      description: 'What is hard in this industry. Leave it out to hide it.',
    } satisfies FieldMeta),
  approach: z
    .strictObject({
      title: words('Heading of the section.', 'How we help'),
      items: z
        .array(featureItem)
        .min(3)
        .meta({ description: 'How we help, three or more.' } satisfies FieldMeta),
    })
    .optional()
    .meta({ description: 'What we do about it. Leave it out to hide it.' } satisfies FieldMeta),
  services: references('services', 'File names of services that serve it.', 'defi-development'),
  relatedArticles: references(
    'articles',
    'File names of articles to read next. Default: those that name its services',
    'do-you-need-a-new-system',
  ).default([]),
  ...visibilityFields,
})

export type Industry = z.output<typeof industrySchema>
