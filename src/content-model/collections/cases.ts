import * as z from 'zod'
import { motifFamilies } from './choices'
import type { FieldProblem } from './collection'
import { checkedItem, finalCta } from './fields/items'
import { articlesToRead, reference, references } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { group, list, number } from './fields/structure'
import { choice, date, order, prose, sameDigits, words } from './fields/text'

const period = group('When the work was done.', {
  start: date('The day on which the work began; pages show its month.', '2024-02-12'),
  months: number('How many months it took.', '9').int().min(1),
})

const teamMember = group('People of one role.', {
  people: number('How many people had this role.', '2').int().min(1),
  role: words('What they did, for how long.', 'engineers, one of them for the last month only'),
})

const measure = group('One measurement, before and after.', {
  what: words('What was measured.', 'Differences found within a day'),
  before: words('The value before the work, in quotes.', '"4 of 31"').meta(sameDigits),
  after: words('The value after it, in quotes.', '"29 of 31"').meta(sameDigits),
  method: prose(
    'How both values were obtained: who counted what, over which time.',
    'Finance counted every difference of two quarters in the case list.',
  ),
  asOf: date('The day on which the second value was taken.', '2025-03-31'),
})

const cloth = group(
  'The data that its motif is woven from, and what the end of its page says of it. Where the numbers are larger, let a cell stand for many, and say so. Default: a cell for each titled part of its text and for each counted figure',
  {
    motif: choice(motifFamilies, 'The family of batik that it is drawn in.').meta({
      example: 'truntum',
    }),
    cells: number('How many cells it has.', '214').int().min(1).max(400),
    of: words('What a cell is, after their number.', 'one for each difference that was found'),
    marked: number('How many of the cells are dyed in turmeric yellow.', '12')
      .int()
      .min(0)
      .max(400),
    meaning: words('What those are, after their number.', 'those that were real'),
  },
)

/** A case: one page below /portfolio, one PDF, and links from the services and industries that it names. */
export const caseSchema = z.strictObject({
  title: words('Title of the case.', 'The night a migration was called off'),
  ...pageFields,
  client: words('The client’s name where it agreed to that, else what it is.', 'A private bank'),
  summary: prose(
    'One or two sentences for lists and the top of the page.',
    'A port moved 14 years of records in one night, at the second attempt.',
  ),
  domain: words(
    'The domain of the work, one of successStories.domains in settings.yaml. /portfolio has a filter for each that occurs.',
    'Payments',
  ).meta({ filter: 'domain' }),
  industries: references(
    'industries',
    'File names of the client’s industries. Their pages show the case, and /portfolio has a filter for each.',
  ),
  protocols: list(
    'Protocols that were used. /portfolio has a filter for each that occurs. Default: none',
    words('One protocol, one of successStories.protocols in settings.yaml.', 'EVM Based').meta({
      filter: 'protocol',
    }),
  ).default([]),
  services: references('services', 'File names of the services used. Their pages show the case.'),
  project: reference('portfolio', 'File name of its /portfolio project. Default: none').optional(),
  period,
  team: list('Who worked on it, by role.', teamMember).min(1),
  problem: prose(
    'The client’s problem, in one or two sentences.',
    'Differences between the till and the ledger were found at the end of the month.',
  ),
  constraints: list(
    'What the work had to respect.',
    prose('One constraint.', 'No downtime between 06:00 and 22:00.'),
  ).min(1),
  built: prose('What was built, in one or two sentences.', 'A posting service with two adapters.'),
  measures: list('What was measured before and after.', measure).min(1),
  dropped: list('What was tried and dropped, and why.', checkedItem).min(1),
  differently: prose('What you would do differently.', 'We would bring the auditors in earlier.'),
  quote: group('What somebody of the client said.', {
    text: prose('What the client said, without quotation marks.', 'Dull was what we wanted.'),
    person: words('Who said it, by name or position.', 'Head of Treasury Operations'),
  }),
  cloth: cloth.optional(),
  relatedArticles: articlesToRead('those that name its services'),
  finalCta,
  order,
  ...visibilityFields,
})

export type Case = z.output<typeof caseSchema>

/** Returns what is wrong between the numbers of a case's cloth. */
export function caseProblems(entry: unknown): FieldProblem[] {
  const { cloth } = entry as Case
  if (!cloth || cloth.marked <= cloth.cells) return []
  return [
    {
      path: ['cloth', 'marked'],
      message: `is ${cloth.marked}, but the cloth has ${cloth.cells} cells. Write at most as many.`,
    },
  ]
}
