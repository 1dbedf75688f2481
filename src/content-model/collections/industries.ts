import * as z from 'zod'
import { diagram } from './fields/diagram'
import { featureItem, statistic } from './fields/items'
import { articlesToRead, references } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { group, list } from './fields/structure'
import { order, prose, words } from './fields/text'

export const industrySchema = z.strictObject({
  name: words('Name of the industry, shown in menus and cards.', 'Retail & Wholesale'),
  ...pageFields,
  title: words('Headline of the page.', 'Rails that settle and report at the same time'),
  tagline: words('A short line for the menu panel and the hero.', 'Settlement you can audit'),
  description: prose(
    'A sentence or two for cards and the menu panel.',
    'Payments, lending and exchange infrastructure that stands up to OJK and Bank Indonesia.',
  ),
  order,
  paragraphs: list(
    'The two paragraphs that open the page.',
    prose('One paragraph.', 'Wholesalers keep two price lists …'),
  ).length(2),
  stats: list('The two headline figures. Default: none', statistic).length(2).default([]),
  diagram,
  challenges: group('The challenges of this industry. Leave it out to hide the section.', {
    title: words('Heading of the challenges.', 'What holds projects back'),
    items: list('The challenges, three or more.', featureItem).min(3),
  }).optional(),
  approach: group('Our answer to the challenges. Leave it out to hide the section.', {
    title: words('Heading of the section.', 'How we help'),
    items: list('The ways we help, three or more.', featureItem).min(3),
  }).optional(),
  services: references('services', 'File names of services for this industry.'),
  relatedArticles: articlesToRead('articles that name the same services'),
  ...visibilityFields,
})
