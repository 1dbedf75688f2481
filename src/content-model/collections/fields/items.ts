import { button, externalLink, icon } from './links'
import { group } from './structure'
import { date, prose, sameDigits, words } from './text'

const titledText = {
  title: words('Heading of the item, in two to six words.', 'Till-to-ERP synchronisation'),
  description: prose('A sentence or two.', 'Every sale lands in the right journal, once.'),
}

export const checkedItem = group('One item with a check mark.', titledText).meta({
  typeName: 'CheckedItem',
})

export const featureItem = group('One item of a list or grid.', {
  ...titledText,
  icon,
}).meta({ typeName: 'FeatureItem' })

/**
 * A group with these fields is a figure: pages and /how-we-count explain it,
 * and the check reports missing values.
 */
export const figureNote = {
  method: prose(
    'How the figure was counted: the records, and the items included and left out. A button next to the figure opens this text, and /how-we-count lists it.',
    'Endpoints that answered a client in the quarter, from the gateways’ logs. Test systems are left out.',
  ).optional(),
  asOf: date('The last day of the count. It cannot be in the future.', '2026-06-30').optional(),
  source: words(
    'The source of the figure: a register, a report or a log.',
    'Gateway logs',
  ).optional(),
  sourceUrl: externalLink(
    'Public address of the source.',
    'https://www.bps.go.id/en/statistics-table',
  ).optional(),
}

export const statistic = group('One figure.', {
  value: words('The figure as pages show it, in quotes.', '"10K+"').meta(sameDigits),
  label: words('The items or events that the figure counts.', 'contract calls synced'),
  ...figureNote,
  reviewBy: date(
    'The day to check the figure again. No page shows it; `npm run check` reminds you.',
    '2027-03-01',
  ).optional(),
}).meta({ typeName: 'Statistic' })

export const question = group('One question with its answer.', {
  question: words('The question in the words of a client.', 'Do we have to replace our ERP?'),
  answer: prose('The answer in one to four sentences.', 'No. We connect to what you run.'),
}).meta({ typeName: 'Question' })

export const sectionFields = {
  eyebrow: words('Small line above the heading.', 'What we do').optional(),
  title: words('Heading of the section.', 'Work that ends in production'),
  description: prose('A sentence or two.', 'Four groups, one accountable team.').optional(),
}

export const callToAction = (description: string) =>
  group(description, {
    title: words('Heading of the call to action.', 'Bring us one reconciliation problem'),
    description: prose(
      'A sentence or two about the next step. The contact form shows it without the heading.',
      'In a 45-minute call we map the systems involved and tell you whether we can help.',
    ),
    button: button('The button.'),
  })
    .meta({ typeName: 'CallToAction' })
    .optional()

export const finalCta = callToAction(
  'The call to action that ends the page. Default: the words of finalCta in interface.yaml',
)
