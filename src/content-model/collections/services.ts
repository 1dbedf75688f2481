import * as z from 'zod'
import type { FieldProblem } from './collection'
import { diagram } from './fields/diagram'
import { checkedItem, featureItem, question, statistic } from './fields/items'
import { articlesToRead, chosenReferences, reference, references } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { flag, group, list } from './fields/structure'
import { choice, listedKey, order, prose, sized, words } from './fields/text'
import { callToAction, hero, portfolio, process } from './service-sections'

/** Parts of a service that may be those of another one, by the field that names it. */
export const sharedParts = { processOf: 'process', questionsOf: 'questions' } as const

/** The fields of a service that names another one’s part in place of its own. */
const partOf = (part: string) =>
  reference(
    'services',
    `File name of a service whose ${part} this page shows too, in place of ${part} here.`,
  ).optional()

/** A service: one page from the service template, one row in the menus, one portfolio PDF. */
export const serviceSchema = z.strictObject({
  title: words('Name of the service in menus, cards and the document title.', 'ERP Integration'),
  ...pageFields,
  group: listedKey('group', 'One of serviceGroups in the settings.', 'it-consulting'),
  summary: sized(40, 130)(
    'One sentence for cards and menus, 40 to 130 characters.',
    'Your ledger and your ERP agree, automatically, at every close.',
  ),
  featured: flag('Whether the services menu shows it as one of its group’s four cards.'),
  order,
  status: choice(
    ['live', 'coming-soon'],
    'A coming-soon service shows the Coming Soon screen instead of its content. Default: live',
  ).default('live'),
  hero,
  value: group('The value statement.', {
    title: words('Heading of the value statement.', 'One set of books'),
    description: prose(
      'A short paragraph: the client’s problem and what changes.',
      'Finance teams re-key invoices at month end.',
    ),
  }),
  diagram: diagram.describe(
    'A drawing of the matter of this page, made from text. The hero shows it next to the headline. Without it, the hero shows the first diagram or SVG figure of the text, which then is not in the text. Default: none',
  ),
  services: group('What the service includes, with check marks.', {
    title: words('Heading of the list.', 'What the work covers'),
    description: prose('A sentence under the heading.', 'Six pieces, ordered by dependency.'),
    features: list('What the service includes, three or more.', checkedItem).min(3),
  }),
  offerings: references(
    'offerings',
    'File names of the offerings it is bought as, in the order in which they are bought; price and length are shown at the first call to action.',
  ).default([]),
  firstCta: callToAction('The first call to action, after the list of services.'),
  portfolio,
  process,
  processOf: partOf('process'),
  benefits: group('What the client gains. Leave it out to hide the benefits.', {
    title: words('Heading of the benefits.', 'What changes at month end'),
    description: prose('A sentence under the heading.', 'Four things your controller notices.'),
    items: list('The benefits, two or more.', featureItem).min(2),
  }).optional(),
  stats: group('The band of figures. Leave it out to hide the band.', {
    title: words('Heading of the band.', 'ERP integration in figures'),
    items: list('The figures, one to four.', statistic).min(1).max(4),
  }).optional(),
  finalCta: callToAction('The last call to action.'),
  questions: list(
    'Questions clients ask, with answers, three to nine. Leave it out where clients ask none, and the page has no such section.',
    question,
  )
    .min(3)
    .max(9)
    .default([]),
  questionsOf: partOf('questions'),
  relatedServices: chosenReferences(
    'services',
    'services to read next',
    'the most similar of its group',
  ),
  industries: chosenReferences('industries', 'industries it serves', 'those that name it'),
  relatedArticles: articlesToRead('those that name this service'),
  ...visibilityFields,
})

export type Service = z.output<typeof serviceSchema>

/** Returns which parts a service both has and takes from another one. */
export function serviceProblems(entry: unknown): FieldProblem[] {
  const service = entry as Service
  return Object.entries(sharedParts).flatMap(([name, part]) => {
    const field = name as keyof typeof sharedParts
    const own = service[part]
    const hasOwn = Array.isArray(own) ? own.length > 0 : own !== undefined
    if (service[field] === undefined || !hasOwn) return []
    const message = `is “${service[field]}”, whose ${part} the page would show, and this file has ${part} of its own. Remove one of the two.`
    return [{ path: [field], message }]
  })
}
