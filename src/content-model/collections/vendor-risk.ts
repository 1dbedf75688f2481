import * as z from 'zod'
import { certificationStatuses } from './choices'
import { finalCta } from './fields/items'
import { externalLink, references } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { group, list } from './fields/structure'
import { choice, date, order, pastDate, prose, words } from './fields/text'

/** Answers to the questionnaire of a regulated buyer: a page and a PDF. */
export const vendorFileSchema = z.strictObject({
  title: words('Name of the file, for lists and the document title.', 'Banks'),
  ...pageFields,
  heading: words('The page’s heading.', 'What a bank’s risk team asks of us'),
  summary: prose(
    'A sentence or two for cards and the top of the page.',
    'Security, subcontractors, audit rights and exit, in the order of a bank’s questionnaire.',
  ),
  industries: references(
    'industries',
    'File names of industries. Their pages link to this file.',
  ).default([]),
  checked: pastDate(
    'The day you last checked every answer against your practice, and every rule against its source.',
  ),
  reviewBy: date(
    'The day of the next check. No page shows it; `npm run check` reminds you.',
    '2027-03-01',
  ),
  certifications: list(
    'Certifications that buyers require, including certifications that you do not hold.',
    group('One certification.', {
      name: words('The standard or the report.', 'ISO/IEC 27001'),
      status: choice(certificationStatuses, 'Whether you hold it today.'),
      note: prose(
        'Scope, issuer and date. If you do not hold it, describe your alternative.',
        'Controls follow Annex A; a gap review is repeated every year.',
      ),
    }),
  ).min(1),
  subcontractors: list(
    'Other companies that take part in your work.',
    group('One subcontractor.', {
      name: words('Name or kind of the company.', 'Hosting provider of this website'),
      task: words('Its work for you.', 'Serves fixed pages'),
      data: words('Data of the buyer that it can see.', 'None'),
      location: words('The place where it works and stores data.', 'Jakarta'),
    }),
  ).min(1),
  rules: list(
    'The regulations that this file covers.',
    group('One rule.', {
      title: words('Name of the rule, with its number.', 'POJK 11/POJK.03/2022'),
      asks: prose(
        'The requirements for suppliers, and any part you could not check.',
        'A written agreement that lets the bank and OJK audit the supplier.',
      ),
      url: externalLink('Address of the text.', 'https://www.ojk.go.id'),
    }),
  ).min(1),
  finalCta,
  order,
  ...visibilityFields,
})

export type VendorFile = z.output<typeof vendorFileSchema>
