import * as z from 'zod'
import { solutionOwners, solutionStatuses } from './choices'
import type { FieldDiagnostic } from './collection'
import { diagram } from './fields/diagram'
import { metaOf } from './fields/field-help'
import { featureItem } from './fields/items'
import { articlesToRead, chosenReferences, externalLink, references } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { group, list } from './fields/structure'
import { choice, order, prose, words } from './fields/text'

export const solutionSchema = z.strictObject({
  name: words('Name of the solution.', 'NFT Invoice'),
  ...pageFields,
  title: words('Headline of the page.', 'An invoice that can be financed the day it is issued'),
  description: prose(
    'A sentence or two for cards and menus.',
    'Turns an approved invoice into a transferable claim.',
  ),
  status: choice(solutionStatuses, 'The badge on the card and the page.'),
  owner: choice(
    solutionOwners,
    'The owner of the product: you, a partner or a client. Pages and cards show it after the status.',
  ),
  liveAt: externalLink(
    'The address of the running solution. Its page links to it. Required if status is Live.',
    'https://invoices.tirtana.example',
  ).optional(),
  order,
  problem: group('The problem that it solves.', {
    title: words('Heading.', 'The problem'),
    description: prose('One paragraph.', 'A supplier waits 60 to 90 days for an invoice.'),
  }),
  diagram,
  features: group('The features.', {
    title: words('Heading.', 'How it works'),
    items: list('The features, three or more.', featureItem).min(3),
  }),
  audience: list(
    'The users of the solution.',
    words('One kind of user.', 'Treasury teams of mid-size distributors'),
  ).min(1),
  services: references('services', 'File names of services that the solution uses.'),
  industries: chosenReferences(
    'industries',
    'industries that use the solution',
    'industries with the same services',
  ),
  relatedArticles: articlesToRead('articles that name the same services'),
  ...visibilityFields,
})

export type Solution = z.output<typeof solutionSchema>

/** Returns a problem if a live solution has no address. */
export function solutionDiagnostics({ status, liveAt }: Solution): FieldDiagnostic[] {
  if (status !== 'Live' || liveAt !== undefined) return []
  const { example } = metaOf(solutionSchema.shape.liveAt)
  const message = `is missing, but status is Live. Write the address, for example: liveAt: ${example}`
  return [{ path: ['liveAt'], message }]
}
