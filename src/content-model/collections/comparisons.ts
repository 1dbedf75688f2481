import * as z from 'zod'
import type { FieldProblem } from './collection'
import { finalCta } from './fields/items'
import { reference } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { group, list } from './fields/structure'
import { order, prose, words } from './fields/text'

/** Number of services that a comparison may have: more columns are too narrow to be read side by side. */
const serviceCount = { min: 2, max: 4 }

/** Returns the schema of texts of which there is one for each service, in the order of the services. */
const cells = (description: string, text: string) =>
  list(`${description} One for each service, in their order.`, prose('One service’s text.', text))
    .min(serviceCount.min)
    .max(serviceCount.max)

/** A comparison of services: one page with a table, to which the page of each of its services links. */
export const comparisonSchema = z.strictObject({
  title: words('Name of the comparison, as links show it.', 'Contract audit or penetration test'),
  ...pageFields,
  heading: words('Headline of the page.', 'Three ways to have work examined'),
  summary: prose(
    'One or two sentences for links and the top of the page.',
    'All three end in findings. They look at different things and take different times.',
  ),
  order,
  // The fewest are asked for below: a new file names none, and shows all the same while it is being written.
  services: list(
    'File names of the two to four services, in the order of the columns.',
    reference('services', 'File name of a service.'),
  )
    .max(serviceCount.max)
    .meta({ example: '[smart-contract-auditing, security-audit]' }),
  chooseWhen: cells(
    'When to choose each service, after the words “Choose this when”.',
    'contracts will hold money that belongs to others',
  ),
  avoidWhen: cells(
    'When another is the better choice, after the words “Choose another when”.',
    'the specification still changes every week',
  ),
  criteria: list(
    'The rows of the table, three or more.',
    group('One row of the table.', {
      title: words('What is compared, as the heading of the row.', 'How long it takes'),
      values: cells('What is true of each service.', 'One to two weeks from a frozen commit'),
    }),
  ).min(3),
  finalCta,
  ...visibilityFields,
})
export type Comparison = z.output<typeof comparisonSchema>

/** Returns that a comparison names fewer than two services, or its lists that have not one text for each. */
export function comparisonProblems(entry: unknown): FieldProblem[] {
  const { services, chooseWhen, avoidWhen, criteria } = entry as Comparison
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
      message: `has ${texts.length} texts for ${services.length} services. Write one for each, in their order: ${services.join(', ')}.`,
    }))
}

const tooFew =
  'needs at least two services to compare. Write, for example: services: [smart-contract-auditing, security-audit]'
