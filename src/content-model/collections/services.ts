import * as z from 'zod'
import type { FieldDiagnostic } from './collection'
import { diagram } from './fields/diagram'
import {
  callToAction,
  checkedItem,
  featureItem,
  finalCta,
  question,
  statistic,
} from './fields/items'
import { articlesToRead, chosenReferences, reference, references } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { flag, group, list } from './fields/structure'
import { choice, listedKey, order, prose, sameDigits, sized, words } from './fields/text'
import { hero, portfolio, process } from './service-sections'

/** Parts that another service may provide, by the field that names the service. */
export const sharedParts = { processOf: 'process', questionsOf: 'questions' } as const

const partOf = (part: string) =>
  reference(
    'services',
    `File name of a service. This page shows its ${part}; leave ${part} out here.`,
  ).optional()

/** A service: a page, an entry in the menus, and a portfolio PDF. */
export const serviceSchema = z.strictObject({
  title: words('Name of the service in menus, cards and the document title.', 'ERP Integration'),
  ...pageFields,
  group: listedKey('group', 'A key of serviceGroups in the settings.', 'it-consulting'),
  summary: sized(40, 130)(
    'One sentence for cards and menus, 40 to 130 characters.',
    'Your ledger and your ERP agree, automatically, at every close.',
  ),
  featured: flag(
    'Show it in the services menu as one of the four cards of its group. Default: false',
  ),
  order,
  status: choice(
    ['live', 'coming-soon'],
    'Whether the service is available. The page of a coming-soon service shows a notice instead of its content. Default: live',
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
    'A diagram of the subject of this page, drawn from text. The hero shows it next to the headline. Without it, the hero shows the first diagram or SVG figure of the text, otherwise the first code block; the text leaves it out. Default: none',
  ),
  services: group('The scope of the service: a list with check marks.', {
    title: words('Heading of the list.', 'What the work covers'),
    description: prose('A sentence below the heading.', 'Six pieces, ordered by dependency.'),
    ordered: flag('Number the features, in a single column. Default: false'),
    features: list('The items of the scope, three or more.', checkedItem).min(3),
  }),
  offerings: references(
    'offerings',
    'File names of the offerings that include this service, in the order of purchase. The first call to action shows their price and length.',
  ).default([]),
  quotedSeparately: list(
    'Work of this service that is not part of its offerings, shown below them. Default: none',
    group('One piece of work.', {
      title: words('Name of the work.', 'A paper that we write'),
      length: words('How long it takes.', 'Six weeks').meta({
        ...sameDigits,
        compared: 'duration',
      }),
      price: words('Its price, with the currency.', 'Rp400–550 million').meta(sameDigits),
    }).meta({ typeName: 'QuotedWork' }),
  ).default([]),
  firstCta: callToAction(
    'The first call to action, after the list of services. Leave it out to hide it.',
  ),
  portfolio,
  process,
  processOf: partOf('process'),
  benefits: group('The benefits for the client. Leave it out to hide them.', {
    title: words('Heading of the benefits.', 'What changes at month end'),
    description: prose('A sentence below the heading.', 'Four things your controller notices.'),
    items: list('The benefits, two or more.', featureItem).min(2),
  }).optional(),
  stats: group('The band of figures. Leave it out to hide the band.', {
    title: words('Heading of the band.', 'ERP integration in figures'),
    items: list('The figures, one to four.', statistic).min(1).max(4),
  }).optional(),
  finalCta,
  questions: list(
    'Frequent questions with answers, three to nine. Leave it out to hide the section.',
    question,
  )
    .min(3)
    .max(9)
    .default([]),
  questionsOf: partOf('questions'),
  relatedServices: chosenReferences(
    'services',
    'services to read next',
    'the most similar services of the same group',
  ),
  industries: chosenReferences(
    'industries',
    'industries that need this service',
    'industries that name this service',
  ),
  relatedArticles: articlesToRead('articles that name this service'),
  ...visibilityFields,
})

export type Service = z.output<typeof serviceSchema>

/** Reports parts that a service both has and takes from another service. */
export function serviceDiagnostics(service: Service): FieldDiagnostic[] {
  return Object.entries(sharedParts).flatMap(([name, part]) => {
    const field = name as keyof typeof sharedParts
    const own = service[part]
    const hasOwn = Array.isArray(own) ? own.length > 0 : own !== undefined
    if (service[field] === undefined || !hasOwn) return []
    const message = `is “${service[field]}”, but this file has ${part} too. Remove ${field} or ${part}.`
    return [{ path: [field], message }]
  })
}
