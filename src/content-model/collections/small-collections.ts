/** Collections that make no page of their own: their entries appear on other pages. */
import * as z from 'zod'
import { testimonialSegments } from './choices'
import type { FieldProblem } from './collection'
import { diagram } from './fields/diagram'
import { metaOf } from './fields/field-help'
import { figureNote } from './fields/items'
import { externalLink, icon, picture, reference, references } from './fields/links'
import { partFields, visibilityFields } from './fields/page'
import { group, list } from './fields/structure'
import { choice, listedKey, order, prose, sameDigits, shared, words } from './fields/text'

/** An offering: one item of /offerings and of the home page’s offerings. The body is its text. */
export const offeringSchema = z.strictObject({
  title: words('Name of the offering.', 'Discovery sprint'),
  summary: prose('One sentence for the home page’s card.', 'Two weeks to a decision.'),
  icon,
  diagram,
  terms: group('Its price and its length. Leave it out if you state prices on request only.', {
    length: words('How long it takes, or how long it is agreed for.', 'Ten working days').meta(
      sameDigits,
    ),
    price: words(
      'Its price, with the currency. Default: the range that band names',
      'Rp 25 million',
    )
      .meta({ ...sameDigits, insteadOf: 'budget' })
      .optional(),
    band: listedKey(
      'budget',
      'A range of the contact form that the price is in: one of budgets in the settings. The form names this offering with the range. Default: none',
      'small',
    ).optional(),
    endsWith: words('What it ends with.', 'A written recommendation'),
    bandFor: words('What the price is for.', 'the whole sprint'),
    movedBy: list(
      'What changes the price.',
      words('One thing that makes it dearer or cheaper.', 'How many systems we trace'),
    ).min(1),
    excludes: list(
      'What is not included.',
      words('One thing that the price leaves out.', 'Travel outside Jakarta'),
    ).min(1),
  })
    .meta({ typeName: 'OfferingTerms' })
    .optional(),
  ...partFields,
})

/** Returns whether an offering has terms without a price. */
export function offeringProblems(entry: unknown): FieldProblem[] {
  const { terms } = entry as z.output<typeof offeringSchema>
  if (!terms || terms.price !== undefined || terms.band !== undefined) return []
  const { example } = metaOf(offeringSchema.shape.terms.unwrap().shape.price)
  const message = `is missing. Write, for example: price: ${example}. Or name a range of the contact form, for example: band: small`
  return [{ path: ['terms', 'price'], message }]
}

/** A portfolio project on /portfolio. */
export const projectSchema = z.strictObject({
  name: words('Name of the project.', 'Provenance for speciality coffee'),
  description: prose('What was built, in two to four sentences.', 'A ledger of lots …'),
  impact: prose('What changed for the client.', 'Buyers verify a lot in one scan.'),
  tags: list('Tags under the project.', words('One tag.', 'Supply chain')).min(1),
  services: references('services', 'File names of services used.').default([]),
  ...partFields,
})

/** A person: team section of the home page, profile on /about, author of articles. The body is the long biography. */
export const personSchema = z.strictObject({
  name: words('Full name.', 'Rina Hartono').meta(shared),
  title: words('Position in the company.', 'Chief Executive Officer'),
  summary: prose('One sentence for the home page.', 'Ran settlement systems for 12 years.'),
  profileUrl: externalLink('The professional profile.', 'https://www.linkedin.com/in/rina-hartono'),
  photo: picture('Portrait, square, at least 960 px wide.', 480),
  leads: list(
    'Groups of services whose practice the person leads. Their pages show the person next to the first call to action. Default: none',
    listedKey('group', 'One of serviceGroups in the settings.', 'it-consulting'),
  ).default([]),
  ...partFields,
})
export type Person = z.output<typeof personSchema>

/** A testimonial in one of the home page’s tabs. */
export const testimonialSchema = z.strictObject({
  quote: prose('What the client said, without quotation marks.', 'They told us not to build it.'),
  person: words('Who said it.', 'Head of Programmes'),
  organisation: words('Where they work.', 'National industry association'),
  segment: choice(testimonialSegments, 'The tab that shows it.'),
  case: reference('cases', 'File name of the case of the same work. Default: none').optional(),
  order,
  ...visibilityFields,
})
export type Testimonial = z.output<typeof testimonialSchema>

/** One of the six cards of the track record. */
export const trackRecordSchema = z.strictObject({
  title: words('Heading of the card.', 'Mainnets in production'),
  description: prose('One or two sentences.', 'Custom chains built and handed over.'),
  icon,
  ...figureNote,
  order,
  ...visibilityFields,
})

/** A client under "Trusted by". */
export const clientSchema = z.strictObject({
  name: words('Name of the client.', 'Nusantara Clearing').meta(shared),
  // What it shows is the name, the same in every language.
  logo: picture('Wordmark, dark lines on a transparent ground, 480 by 160 px.', 240).meta(shared),
  order,
  ...visibilityFields,
})
export type Client = z.output<typeof clientSchema>
