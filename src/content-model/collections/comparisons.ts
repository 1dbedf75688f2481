import * as z from 'zod'
import type { FieldDiagnostic } from './collection'
import { finalCta } from './fields/items'
import { reference } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { group, list } from './fields/structure'
import { order, prose, words } from './fields/text'

/** With more than four services, the columns of the table get too narrow. */
const serviceCount = { min: 2, max: 4 }

const cells = (description: string, text: string) =>
  list(
    `${description} One text per service, in the order of services.`,
    prose('The text for one service.', text),
  )
    .min(serviceCount.min)
    .max(serviceCount.max)

/** A page with a table. The pages of its services link to it. */
export const comparisonSchema = z.strictObject({
  title: words('Name of the comparison, shown in links.', 'Contract audit or penetration test'),
  ...pageFields,
  heading: words('Headline of the page.', 'Three ways to have work examined'),
  summary: prose(
    'A sentence or two for links and the top of the page.',
    'All three end in findings. They look at different things and take different times.',
  ),
  order,
  // `comparisonDiagnostics` checks the minimum, because a schema error would also hide the page in development.
  services: list(
    'File names of two to four services, in the order of the columns.',
    reference('services', 'File name of a service.'),
  )
    .max(serviceCount.max)
    .meta({ example: '[smart-contract-auditing, security-audit]' }),
  chooseWhen: cells(
    'When to choose each service. The text follows the words “Choose this when”.',
    'contracts will hold money that belongs to others',
  ),
  avoidWhen: cells(
    'When another service is better. The text follows the words “Choose another when”.',
    'the specification still changes every week',
  ),
  criteria: list(
    'The rows of the table, three or more.',
    group('One row of the table.', {
      title: words('Heading of the row: the aspect that is compared.', 'How long it takes'),
      values: cells('The cells of the row.', 'One to two weeks from a frozen commit'),
    }),
  ).min(3),
  finalCta,
  ...visibilityFields,
})
type Comparison = z.output<typeof comparisonSchema>

/** Requires two services, and one text per service in each list. */
export function comparisonDiagnostics({
  services,
  chooseWhen,
  avoidWhen,
  criteria,
}: Comparison): FieldDiagnostic[] {
  if (services.length < serviceCount.min)
    return [{ path: ['services'], message: tooFew, unfinished: true }]
  const lists: [path: PropertyKey[], texts: readonly string[]][] = [
    [['chooseWhen'], chooseWhen],
    [['avoidWhen'], avoidWhen],
    ...criteria.map(({ values }, index): [PropertyKey[], string[]] => [
      ['criteria', index, 'values'],
      values,
    ]),
  ]
  return lists
    .filter(([, texts]) => texts.length !== services.length)
    .map(([path, texts]) => ({
      path,
      message: `has ${texts.length} texts for ${services.length} services. Write one text per service, in this order: ${services.join(', ')}.`,
    }))
}

const tooFew =
  'needs at least two services to compare. Write, for example: services: [smart-contract-auditing, security-audit]'
