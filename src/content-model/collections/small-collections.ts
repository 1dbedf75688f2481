/** Collections without pages: their entries appear on other pages. */
import * as z from 'zod'
import { testimonialSegments } from './choices'
import type { FieldDiagnostic } from './collection'
import { diagram } from './fields/diagram'
import { metaOf } from './fields/field-help'
import { figureNote } from './fields/items'
import { externalLink, icon, picture, reference, references } from './fields/links'
import { partFields, visibilityFields } from './fields/page'
import { group, list } from './fields/structure'
import { choice, listedKey, order, prose, sameDigits, shared, words } from './fields/text'
import type { Settings } from './settings'

/** An item on /offerings and on the home page. The body is its text. */
export const offeringSchema = z.strictObject({
  title: words('Name of the offering.', 'Discovery sprint'),
  summary: prose('One sentence for the home page’s card.', 'Two weeks to a decision.'),
  icon,
  diagram,
  terms: group('Price and length. Leave it out if you only give prices on request.', {
    length: words(
      'How long the work takes, or the length of the contract.',
      'Ten working days',
    ).meta({ ...sameDigits, compared: 'duration' }),
    price: words('The price, with its currency. Default: the range in band', 'Rp 25 million')
      .meta({ ...sameDigits, insteadOf: 'budget', compared: 'price' })
      .optional(),
    band: listedKey(
      'budget',
      'The budget range of the price: a key of budgets in the settings. The contact form shows this offering with the range. Default: none',
      'small',
    ).optional(),
    endsWith: words('The result at the end.', 'A written recommendation'),
    bandFor: words('The work that the price covers.', 'the whole sprint'),
    movedBy: list(
      'Factors that change the price.',
      words('One factor that raises or lowers the price.', 'How many systems we trace'),
    ).min(1),
    excludes: list(
      'Costs and work that the price does not include.',
      words('One item that is not included.', 'Travel outside Jakarta'),
    ).min(1),
  })
    .meta({ typeName: 'OfferingTerms' })
    .optional(),
  ...partFields,
})

/** Returns the price, or the label of the budget range. Null without terms. */
export function priceOf(
  { terms }: Pick<z.output<typeof offeringSchema>, 'terms'>,
  budgets: Settings['budgets'],
): string | null {
  if (!terms) return null
  const { price, band } = terms
  return price ?? budgets.find(({ budget }) => budget === band)?.label ?? band ?? null
}

/** Reports terms with neither a price nor a budget range. */
export function offeringDiagnostics({ terms }: z.output<typeof offeringSchema>): FieldDiagnostic[] {
  if (!terms || terms.price !== undefined || terms.band !== undefined) return []
  const { example } = metaOf(offeringSchema.shape.terms.unwrap().shape.price)
  const message = `is missing. Write, for example: price: ${example}. Or write a range of the contact form, for example: band: small`
  return [{ path: ['terms', 'price'], message }]
}

export const projectSchema = z.strictObject({
  name: words('Name of the project.', 'Provenance for speciality coffee'),
  description: prose('The work, in two to four sentences.', 'A ledger of lots …'),
  impact: prose('The change for the client.', 'Buyers verify a lot in one scan.'),
  tags: list('Tags below the project.', words('One tag.', 'Supply chain')).min(1),
  services: references('services', 'File names of services used.').default([]),
  ...partFields,
})

/** A member of the team or an author. The body is the biography. */
export const personSchema = z.strictObject({
  name: words('Full name.', 'Rina Hartono').meta(shared),
  title: words('Position in the company.', 'Chief Executive Officer'),
  summary: prose('One sentence for the home page.', 'Ran settlement systems for 12 years.'),
  profileUrl: externalLink(
    'Address of the professional profile.',
    'https://www.linkedin.com/in/rina-hartono',
  ),
  photo: picture('Portrait, square, at least 960 px wide.', 480),
  leads: list(
    'Keys of groups of services that the person leads. Pages of these services show the person next to the first call to action. Default: none',
    listedKey('group', 'One of serviceGroups in the settings.', 'it-consulting'),
  ).default([]),
  ...partFields,
})

export const testimonialSchema = z.strictObject({
  quote: prose(
    'The words of the client, without quotation marks.',
    'They told us not to build it.',
  ),
  person: words('Name or position of the speaker.', 'Head of Programmes'),
  organisation: words('The organisation of the speaker.', 'National industry association'),
  segment: choice(testimonialSegments, 'The tab with this testimonial.'),
  case: reference('cases', 'File name of the case about the same work. Default: none').optional(),
  order,
  ...visibilityFields,
})

export const trackRecordSchema = z.strictObject({
  title: words('Heading of the card.', 'Mainnets in production'),
  description: prose('A sentence or two.', 'Custom chains built and handed over.'),
  icon,
  ...figureNote,
  order,
  ...visibilityFields,
})

/** A client under "Trusted by". */
export const clientSchema = z.strictObject({
  name: words('Name of the client.', 'Nusantara Clearing').meta(shared),
  // A wordmark is the same in every language.
  logo: picture('Wordmark, dark lines on a transparent ground, 480 by 160 px.', 240).meta(shared),
  order,
  ...visibilityFields,
})
