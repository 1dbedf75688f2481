import * as z from 'zod'
import { motifFamilies } from '../../motif/families'
import type { FieldDiagnostic } from './collection'
import { checkedItem, finalCta } from './fields/items'
import { articlesToRead, reference, references } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { group, list, number } from './fields/structure'
import { choice, date, order, prose, sameDigits, words } from './fields/text'

const period = group('When the work was done.', {
  start: date('The day the work began. Pages show the month.', '2024-02-12').meta({
    compared: 'start',
  }),
  months: number('How many months it took.', '9').int().min(1),
})

const teamMember = group('People of one role.', {
  people: number('How many people had this role.', '2').int().min(1),
  role: words(
    'Their role, and how long they worked on it if that differs.',
    'engineers, one of them for the last month only',
  ).meta({ compared: 'duration' }),
})

const measure = group('One measurement, before and after.', {
  what: words('The name of the measurement.', 'Differences found within a day'),
  before: words('The value before the work, in quotes.', '"4 of 31"').meta(sameDigits),
  after: words('The value after it, in quotes.', '"29 of 31"').meta(sameDigits),
  method: prose(
    'How both values were measured: who counted, which records, and over which period.',
    'Finance counted every difference of two quarters in the case list.',
  ),
  asOf: date('The day the second value was measured.', '2025-03-31'),
})

export const caseMotif = group(
  'Numbers that the motif of this case shows, and the line below the motif. If a number is above 400, let each cell represent several items, and write how many. Default: a pattern without meaning',
  {
    family: choice(motifFamilies, 'The batik family of the motif.').meta({ example: 'truntum' }),
    cells: number('The number of cells.', '214').int().min(1).max(400),
    marked: number('The number of yellow cells.', '12').int().min(0).max(400),
    explanation: words(
      'What the cells and the yellow cells represent, in one line with both numbers.',
      '214 differences; yellow: the 12 that were real',
    ).meta(sameDigits),
  },
)

/** A page below /portfolio and a PDF. Its services and industries link to it. */
export const caseSchema = z.strictObject({
  title: words('Title of the case.', 'The night a migration was called off'),
  ...pageFields,
  client: words(
    'The client’s name if the client agreed, otherwise the kind of company.',
    'A private bank',
  ),
  summary: prose(
    'A sentence or two for lists and the top of the page.',
    'A port moved 14 years of records in one night, at the second attempt.',
  ),
  domain: words(
    'The domain of the work: a value of successStories.domains in settings.yaml. /portfolio has a filter for each domain in use.',
    'Payments',
  ).meta({ filter: 'domain' }),
  industries: references(
    'industries',
    'File names of the client’s industries. Their pages show the case, and /portfolio has a filter for each.',
  ),
  protocols: list(
    'The protocols used. /portfolio has a filter for each protocol in use. Default: none',
    words('One protocol: a value of successStories.protocols in settings.yaml.', 'EVM Based').meta({
      filter: 'protocol',
    }),
  ).default([]),
  services: references('services', 'File names of the services used. Their pages show the case.'),
  project: reference(
    'portfolio',
    'File name of the project on /portfolio. Default: none',
  ).optional(),
  period,
  team: list('Who worked on it, by role.', teamMember).min(1),
  problem: prose(
    'The client’s problem, in one or two sentences.',
    'Differences between the till and the ledger were found at the end of the month.',
  ),
  constraints: list(
    'Constraints on the work.',
    prose('One constraint.', 'No downtime between 06:00 and 22:00.'),
  ).min(1),
  built: prose('What was built, in one or two sentences.', 'A posting service with two adapters.'),
  measures: list('Measurements before and after the work.', measure).min(1),
  dropped: list('Approaches that were tried and dropped, and why.', checkedItem).min(1),
  differently: prose('What you would do differently.', 'We would bring the auditors in earlier.'),
  quote: group('A quotation from the client.', {
    text: prose('The quotation, without quotation marks.', 'Dull was what we wanted.'),
    person: words('The name or position of the speaker.', 'Head of Treasury Operations'),
  }),
  motif: caseMotif.optional(),
  relatedArticles: articlesToRead('articles that name the same services'),
  finalCta,
  order,
  ...visibilityFields,
})

type Case = z.output<typeof caseSchema>

/** Returns a problem if a motif has more marked cells than cells. */
export function caseDiagnostics({ motif }: Case): FieldDiagnostic[] {
  if (!motif || motif.marked <= motif.cells) return []
  const message = `is ${motif.marked}, but cells is ${motif.cells}. Write ${motif.cells} or less.`
  return [{ path: ['motif', 'marked'], message }]
}
