import { button, externalLink, icon } from './links'
import { group } from './structure'
import { date, prose, sameDigits, words } from './text'

const titledText = {
  title: words('Heading of the item, in two to six words.', 'Till-to-ERP synchronisation'),
  description: prose('One or two sentences.', 'Every sale lands in the right journal, once.'),
}

/** An item of a list with check marks: a heading, and a sentence or two. */
export const checkedItem = group('One item behind a check mark.', titledText).meta({
  typeName: 'CheckedItem',
})

/** A card or list item with a heading, a sentence or two, and an icon. */
export const featureItem = group('One item of a list or grid.', {
  ...titledText,
  icon,
}).meta({ typeName: 'FeatureItem' })

/**
 * How a figure was counted. Whatever has these fields is a figure: a mark beside it opens them, /how-we-count lists
 * them, and the check says where they are missing.
 */
export const figureNote = {
  method: prose(
    'How the figure was counted: from which records, what is in it and what is not. A mark beside the figure opens this, and /how-we-count lists it.',
    'Endpoints that answered a client in the quarter, from the gateways’ logs. Test systems are left out.',
  ).optional(),
  asOf: date('The day to which it was counted; today at the latest.', '2026-06-30').optional(),
  source: words('What it was read from: a register, a report, a log.', 'Gateway logs').optional(),
  sourceUrl: externalLink(
    'Address of the source, where everybody can read it.',
    'https://www.bps.go.id/en/statistics-table',
  ).optional(),
}

/** A figure set large, with what it counts. */
export const statistic = group('One figure.', {
  value: words('The figure as it is shown, in quotes.', '"10K+"').meta(sameDigits),
  label: words('What the figure counts.', 'contract calls synced'),
  ...figureNote,
  reviewBy: date(
    'The day by which somebody looks whether the figure is still true; the check reminds you. No page shows it.',
    '2027-03-01',
  ).optional(),
}).meta({ typeName: 'Statistic' })

export const question = group('One question with its answer.', {
  question: words('The question as a client would ask it.', 'Do we have to replace our ERP?'),
  answer: prose('The answer in one to four sentences.', 'No. We connect to what you run.'),
}).meta({ typeName: 'Question' })

/** The heading block of a section. */
export const sectionFields = {
  eyebrow: words('Small line above the heading.', 'What we do').optional(),
  title: words('Heading of the section.', 'Work that ends in production'),
  description: prose('One or two sentences.', 'Four groups, one accountable team.').optional(),
}

/** Returns the schema of a call to action: heading, sentence and button. */
export const callToAction = (description: string) =>
  group(description, {
    title: words('Heading of the call to action.', 'Bring us one reconciliation problem'),
    description: prose(
      'One or two sentences that say what happens next.',
      'In a 45-minute call we map the systems involved and tell you whether we can help.',
    ),
    button: button('The button; it leads to /contact unless you say otherwise.'),
  })
    .meta({ typeName: 'CallToAction' })
    .optional()

/** The call to action at the end of a page. */
export const finalCta = callToAction(
  'The call to action that ends the page. Default: the words of finalCta in interface.yaml',
)
