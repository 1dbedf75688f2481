import * as z from 'zod'
import { motifFamilies } from './choices'
import type { FieldProblem } from './collection'
import { checkedItem } from './fields/items'
import { reference, references } from './fields/links'
import type { FieldMeta } from './fields/meta'
import { pageFields, visibilityFields } from './fields/page'
import { choice, date, order, prose, sameDigits, words } from './fields/text'

const period = z
  .strictObject({
    start: date('The day on which the work began; pages show its month.', '2024-02-12'),
    months: z
      .number()
      .int()
      .min(1)
      .meta({ description: 'How many months it took.', example: '9' } satisfies FieldMeta),
  })
  .meta({ description: 'When the work was done.' } satisfies FieldMeta)

const teamMember = z
  .strictObject({
    people: z
      .number()
      .int()
      .min(1)
      .meta({ description: 'How many people had this role.', example: '2' } satisfies FieldMeta),
    role: words('What they did, for how long.', 'engineers, one of them for the last month only'),
  })
  .meta({ description: 'People of one role.' } satisfies FieldMeta)

const measure = z
  .strictObject({
    what: words('What was measured.', 'Differences found within a day'),
    before: words('The value before the work, in quotes.', '"4 of 31"').meta(sameDigits),
    after: words('The value after it, in quotes.', '"29 of 31"').meta(sameDigits),
    method: prose(
      'How both values were obtained: who counted what, over which time.',
      'Finance counted every difference of two quarters in the case list.',
    ),
    asOf: date('The day on which the second value was taken.', '2025-03-31'),
  })
  .meta({ description: 'One measurement, before and after.' } satisfies FieldMeta)

const cloth = z
  .strictObject({
    motif: choice(motifFamilies, 'The family of batik that it is drawn in.').meta({
      example: 'truntum',
    } satisfies Partial<FieldMeta>),
    cells: z
      .number()
      .int()
      .min(1)
      .max(400)
      .meta({ description: 'How many cells it has.', example: '214' } satisfies FieldMeta),
    of: words('What a cell is, after their number.', 'one for each difference that was found'),
    marked: z
      .number()
      .int()
      .min(0)
      .max(400)
      .meta({
        description: 'How many of the cells are dyed in turmeric yellow.',
        example: '12',
      } satisfies FieldMeta),
    meaning: words('What those are, after their number.', 'those that were real'),
  })
  .meta({
    description:
      'The data that its motif is woven from, and what the end of its page says of it. Where the numbers are larger, let a cell stand for many, and say so. Default: a cell for each section, point and counted figure',
  } satisfies FieldMeta)

/** A case: one page below /portfolio, one PDF, and links from the services and industries that it names. */
export const caseSchema = z.strictObject({
  title: words('Title of the case.', 'The night a migration was called off'),
  ...pageFields,
  client: words(
    'The client: its name where the client has agreed to that, otherwise what it is.',
    'A private bank',
  ),
  summary: prose(
    'One or two sentences for lists and the top of the page.',
    'A port moved 14 years of records in one night, at the second attempt.',
  ),
  domain: words(
    'The domain of the work, one of successStories.domains in settings.yaml. /portfolio has a filter for each that occurs.',
    'Payments',
  ).meta({ filter: 'domain' } satisfies Partial<FieldMeta>),
  industries: references(
    'industries',
    'File names of the client’s industries. Their pages show the case, and /portfolio has a filter for each.',
    'fintech',
  ),
  protocols: z
    .array(
      words('One protocol, one of successStories.protocols in settings.yaml.', 'EVM Based').meta({
        filter: 'protocol',
      } satisfies Partial<FieldMeta>),
    )
    .default([])
    .meta({
      description:
        'Protocols that were used. /portfolio has a filter for each that occurs. Default: none',
      example: '[EVM Based]',
    } satisfies FieldMeta),
  services: references(
    'services',
    'File names of the services that were used. Their pages show the case.',
    'legacy-integration',
  ),
  project: reference(
    'portfolio',
    'File name of the project of /portfolio that tells the same work in short. Default: none',
    'harvest-lots',
  ).optional(),
  period,
  team: z
    .array(teamMember)
    .min(1)
    .meta({ description: 'Who worked on it, by role.' } satisfies FieldMeta),
  problem: prose(
    'The client’s problem, in one or two sentences.',
    'Differences between the till and the ledger were found at the end of the month.',
  ),
  constraints: z
    .array(prose('One constraint.', 'No downtime between 06:00 and 22:00.'))
    .min(1)
    .meta({ description: 'What the work had to respect.' } satisfies FieldMeta),
  built: prose('What was built, in one or two sentences.', 'A posting service with two adapters.'),
  measures: z
    .array(measure)
    .min(1)
    .meta({ description: 'What was measured before and after.' } satisfies FieldMeta),
  dropped: z
    .array(checkedItem)
    .min(1)
    .meta({ description: 'What was tried and dropped, and why.' } satisfies FieldMeta),
  differently: prose(
    'What you would do differently today.',
    'We would bring the auditors in before the first sprint.',
  ),
  quote: z
    .strictObject({
      text: prose('What the client said, without quotation marks.', 'Dull was what we wanted.'),
      person: words('Who said it, by name or position.', 'Head of Treasury Operations'),
    })
    .meta({ description: 'What somebody of the client said.' } satisfies FieldMeta),
  cloth: cloth.optional(),
  relatedArticles: references(
    'articles',
    'File names of articles to read next. Default: those that name its services',
    'running-nodes-that-stay-up',
  ).default([]),
  order,
  ...visibilityFields,
})

/** Returns what is wrong between the numbers of a case's cloth. */
export function caseProblems(entry: unknown): FieldProblem[] {
  const { cloth } = caseSchema.parse(entry)
  if (!cloth || cloth.marked <= cloth.cells) return []
  return [
    {
      path: ['cloth', 'marked'],
      message: (field) =>
        `${field} is ${cloth.marked}, but the cloth has ${cloth.cells} cells. Write at most as many.`,
    },
  ]
}
