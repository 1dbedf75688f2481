import * as z from 'zod'
import { references } from './fields/links'
import { formerSlugs, partFields } from './fields/page'
import { group, list } from './fields/structure'
import { prose, words } from './fields/text'

/** A sample document: a PDF made from the body, and an item on /deliverables. */
export const deliverableSchema = z.strictObject({
  title: words('Title of the document.', 'An audit finding with its proof'),
  summary: prose(
    'A sentence or two about the document, for cards.',
    'One finding of a contract audit, from the failing test to the repair that passes it.',
  ),
  notice: words(
    'A notice for each page of the PDF.',
    'Sample: the client and all figures are invented.',
  ),
  facts: list(
    'Facts below the title, for example the recipient, the date and the subject.',
    group('One fact.', {
      label: words('Label of the fact.', 'Prepared for'),
      value: words('The fact.', 'A lending protocol'),
    }),
  ).default([]),
  services: references(
    'services',
    'File names of services. Their pages link to this document.',
  ).default([]),
  formerSlugs: formerSlugs(
    'Former file names of this document. The old addresses of its PDFs redirect to the new ones.',
  ),
  ...partFields,
})
