import * as z from 'zod'
import { diagram } from './fields/diagram'
import { featureItem, statistic } from './fields/items'
import { articlesToRead, references } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { group, list } from './fields/structure'
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
  paragraphs: list(
    'The two paragraphs that open the page.',
    prose('One paragraph.', 'Wholesalers keep two price lists …'),
  ).length(2),
  stats: list('The two headline figures. Default: none', statistic).length(2).default([]),
  diagram,
  challenges: group('What is hard in this industry. Leave it out to hide it.', {
    title: words('Heading of the challenges.', 'What holds projects back'),
    items: list('The challenges, three or more.', featureItem).min(3),
  }).optional(),
  approach: group('What we do about it. Leave it out to hide it.', {
    title: words('Heading of the section.', 'How we help'),
    items: list('How we help, three or more.', featureItem).min(3),
  }).optional(),
  services: references('services', 'File names of services that serve it.'),
  relatedArticles: articlesToRead('those that name its services'),
  ...visibilityFields,
})

export type Industry = z.output<typeof industrySchema>
