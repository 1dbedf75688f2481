import * as z from 'zod'
import { motifFamilies } from './choices'
import type { FieldProblem } from './collection'
import { checkedItem } from './fields/items'
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

/** The motif of a case, as its file gives it. */
export const caseMotif = group(
  'Numbers that its motif shows, and the line under the motif. Where a number is larger than 400, let a cell be many, and state that in the line. Default: a pattern without meaning',
  {
    family: choice(motifFamilies, 'The batik family of the pattern.').meta({ example: 'truntum' }),
    cells: number('How many cells the motif has.', '214').int().min(1).max(400),
    marked: number('How many of the cells are turmeric yellow.', '12').int().min(0).max(400),
    explanation: words(
      'What the cells and the yellow cells are, in one line. Name both numbers.',
      '214 differences; yellow: the 12 that were real',
    ).meta(sameDigits),
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
  motif: caseMotif.optional(),
  relatedArticles: articlesToRead('those that name its services'),
  order,
  ...visibilityFields,
})

/** Returns the problems of the numbers of a case's motif. */
export function caseProblems(entry: unknown): FieldProblem[] {
  const { motif } = entry as z.output<typeof caseSchema>
  if (!motif || motif.marked <= motif.cells) return []
  return [
    {
      path: ['motif', 'marked'],
      message: `is ${motif.marked}, but the motif has ${motif.cells} cells. Write ${motif.cells} or fewer.`,
    },
  ]
}
