import * as z from 'zod'
import { certificationStatuses } from './choices'
import { finalCta } from './fields/items'
import { externalLink, references } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { group, list } from './fields/structure'
import { choice, date, order, pastDate, prose, words } from './fields/text'

/** A vendor-risk file: what a regulated buyer asks of a supplier, as one page and one PDF. The body is its text. */
export const vendorFileSchema = z.strictObject({
  title: words('Name of the file, as lists and the document title show it.', 'Banks'),
  ...pageFields,
  heading: words('The page’s heading.', 'What a bank’s risk team asks of us'),
  summary: prose(
    'One or two sentences for cards and the top of the page.',
    'Security, subcontractors, audit rights and exit, in the order of a bank’s questionnaire.',
  ),
  industries: references('industries', 'Industries whose pages lead to it.').default([]),
  checked: pastDate(
    'The day on which every answer was last compared with practice, and every rule with its source.',
  ),
  reviewBy: date('The day by which somebody compares them again. No page shows it.', '2027-03-01'),
  certifications: list(
    'Certifications that buyers ask for, those that you do not hold too.',
    group('One certification.', {
      name: words('The standard or the report.', 'ISO/IEC 27001'),
      status: choice(certificationStatuses, 'Whether you hold it today.'),
      note: prose(
        'What exists instead, or scope, issuer and date.',
        'Controls follow Annex A; a gap review is repeated every year.',
      ),
    }),
  ).min(1),
  subcontractors: list(
    'Everybody else who takes part in your work.',
    group('One subcontractor.', {
      name: words('Who it is, or what kind of company.', 'Hosting provider of this website'),
      task: words('What it does for you.', 'Serves fixed pages'),
      data: words('What of the buyer’s it sees.', 'None'),
      location: words('Where it works and keeps data.', 'Jakarta'),
    }),
  ).min(1),
  rules: list(
    'The rules that this file answers to.',
    group('One rule.', {
      title: words('The rule, with its number.', 'POJK 11/POJK.03/2022'),
      asks: prose(
        'What of it concerns a supplier, and what could not be checked.',
        'A written agreement that lets the bank and OJK audit the supplier.',
      ),
      url: externalLink('Where it can be read.', 'https://www.ojk.go.id'),
    }),
  ).min(1),
  finalCta,
  order,
  ...visibilityFields,
})

export type VendorFile = z.output<typeof vendorFileSchema>
