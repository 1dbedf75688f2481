import * as z from 'zod'
import { references } from './fields/links'
import { formerSlugs, partFields } from './fields/page'
import { group, list } from './fields/structure'
import { prose, words } from './fields/text'

/** A sample of a document that clients receive: a PDF, made from the body, and an entry of /deliverables. */
export const deliverableSchema = z.strictObject({
  title: words('What the document is.', 'An audit finding with its proof'),
  summary: prose(
    'One or two sentences about it for cards.',
    'One finding of a contract audit, from the failing test to the repair that passes it.',
  ),
  notice: words('What each page of it says.', 'Sample: the client and all figures are invented.'),
  facts: list(
    'Facts below the title: for whom, when, about what.',
    group('One fact.', {
      label: words('What the fact is.', 'Prepared for'),
      value: words('The fact.', 'A lending protocol'),
    }),
  ).default([]),
  services: references('services', 'File names of services whose pages lead to it.').default([]),
  formerSlugs: formerSlugs(
    'Former file names of this document: the addresses of its PDFs redirect to it.',
  ),
  ...partFields,
})

export type Deliverable = z.output<typeof deliverableSchema>
