/** Schemas of the texts of the pages at fixed addresses. Their layout is in `src/pages`. */
import * as z from 'zod'
import { diagram } from './fields/diagram'
import { sectionFields } from './fields/items'
import { button, references } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { group, list } from './fields/structure'
import { date, matching, prose, words } from './fields/text'

const section = (description: string) =>
  group(description, sectionFields).meta({ typeName: 'Section' })

/** Returns the schema of the words of a section that the page does without while a collection has no entries. */
const sectionOf = (shows: string, description: string) =>
  section(description)
    .optional()
    .meta({
      description: `${description} The page has this section while content/${shows} has entries.`,
      shows,
    })

/** A page at a fixed address. The file name is its key: `contact.mdx` holds the words of /contact. */
export const pageSchema = z.strictObject({
  title: words('Name of the page, for the document title.', 'About Us'),
  ...pageFields,
  eyebrow: words('Small line above the heading.', 'Company').optional(),
  heading: words('The page’s heading.', 'Engineers who read the regulation first'),
  intro: prose('The paragraph under the heading.', 'We are a team of …').optional(),
  effective: date('For a policy: the day from which it holds.', '2024-11-17').optional(),
  sections: list(
    'The words of the page’s further sections.',
    group('One section’s words.', {
      key: matching(
        /^[a-z0-9-]+$/,
        'Which section of the page this is; see the page’s other sections.',
        'leaders',
      ).meta({ kind: 'key' }),
      ...sectionFields,
      button: button('The button of the section.').optional(),
    }).meta({ typeName: 'PageSection' }),
  ).default([]),
  ...visibilityFields,
})

/** The home page: its thirteen sections in the specification's order, those that a company may lack optional. */
export const homeSchema = z.strictObject({
  title: words('Document title, before the brand.', 'IT consulting in Surabaya'),
  metaDescription: pageFields.metaDescription,
  keywords: pageFields.keywords,
  hero: group('The top of the page.', {
    eyebrow: words('Small line above the headline.', 'Jakarta, Indonesia'),
    title: words('The headline.', 'Books that close on time'),
    description: prose('Two sentences under the headline.', 'We design, build and run …'),
    primaryButton: button('The main button.', '#contact'),
    secondaryButton: button('The quieter button.', '#services'),
    results: references(
      'cases',
      'File names of up to three cases, whose first measurements are at the foot of the hero. Default: none',
    )
      .max(3)
      .default([]),
  }).meta({ typeName: 'HomeHero' }),
  vision: group('The vision; /about shows it too.', {
    eyebrow: words('Small line above the heading.', 'Why we work'),
    title: words('Heading.', 'Records that two parties can both trust'),
    paragraphs: list(
      'One to three paragraphs.',
      prose('One paragraph.', 'A new system is worth its cost when …'),
    ).min(1),
    diagram,
  }),
  trustedBy: sectionOf('clients', 'Heading over the client logos.'),
  services: section('Heading over the services accordion.'),
  media: section('The words of the media partnership.').optional().meta({
    description:
      'Heading beside the video, or alone where the settings name none. Leave it out to hide the media partnership.',
    shows: 'video',
  }),
  offerings: sectionOf('offerings', 'Heading over the offerings (off by default, see settings).'),
  industries: section('Heading over the industry cards.'),
  testimonials: sectionOf('testimonials', 'Heading over the testimonials.'),
  trackRecord: sectionOf('track-record', 'Heading over the track record.'),
  solutions: sectionOf('solutions', 'Heading over the solutions.'),
  portfolioRequest: group('The request for the portfolio. Leave it out to hide it.', {
    ...sectionFields,
    button: button('The button; it leads to the form.', '#contact'),
  }).optional(),
  team: sectionOf('team', 'Heading over the team.'),
  contact: group('The words beside the contact form.', {
    ...sectionFields,
    next: group('What follows a message, beside the form. Leave it out to hide it.', {
      title: words('Heading of the steps.', 'What happens next'),
      steps: list(
        'The steps, in order.',
        prose('One step.', 'An engineer reads your message on the day it arrives.'),
      ).min(1),
    })
      .meta({ typeName: 'NextSteps' })
      .optional(),
  }).meta({ typeName: 'HomeContact' }),
})
