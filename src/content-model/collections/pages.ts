/** Texts of pages with a fixed address. Their layout is in `src/pages`. */
import * as z from 'zod'
import { diagram } from './fields/diagram'
import { sectionFields } from './fields/items'
import { button, references } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { group, list } from './fields/structure'
import { date, matching, prose, words } from './fields/text'

const section = (description: string) =>
  group(description, sectionFields).meta({ typeName: 'Section' })

const sectionOf = (shows: string, description: string) =>
  section(description)
    .optional()
    .meta({
      description: `${description} The page shows this section if content/${shows} has entries.`,
      shows,
    })

/** The file name gives the address: `contact.mdx` has the texts of /contact. */
export const pageSchema = z.strictObject({
  title: words('Name of the page, for the document title.', 'About Us'),
  ...pageFields,
  eyebrow: words('Small line above the heading.', 'Company').optional(),
  heading: words('The page’s heading.', 'Engineers who read the regulation first'),
  intro: prose('The paragraph below the heading.', 'We are a team of …').optional(),
  effective: date('For a policy: the day it takes effect.', '2024-11-17').optional(),
  sections: list(
    'The texts of further sections of the page.',
    group('The texts of one section.', {
      key: matching(
        /^[a-z0-9-]+$/,
        'The key of the section. Each page has its own keys.',
        'leaders',
      ).meta({ kind: 'key' }),
      ...sectionFields,
      button: button('The button of the section.').optional(),
    }).meta({ typeName: 'PageSection' }),
  ).default([]),
  ...visibilityFields,
})

/** The sections of the home page, in order. */
export const homeSchema = z.strictObject({
  title: words('Document title, before the brand.', 'IT consulting in Surabaya'),
  metaDescription: pageFields.metaDescription,
  keywords: pageFields.keywords,
  hero: group('The top of the page.', {
    eyebrow: words('Small line above the headline.', 'Jakarta, Indonesia'),
    title: words('The headline.', 'Books that close on time'),
    description: prose('Two sentences below the headline.', 'We design, build and run …'),
    primaryButton: button('The main button.', '#contact'),
    secondaryButton: button('The secondary button.', '#services'),
    results: references(
      'cases',
      'File names of up to three cases. The foot of the hero shows the first measurement of each. Default: none',
    )
      .max(3)
      .default([]),
  }).meta({ typeName: 'HomeHero' }),
  vision: group('The vision. /about shows it too.', {
    eyebrow: words('Small line above the heading.', 'Why we work'),
    title: words('Heading.', 'Records that two parties can both trust'),
    paragraphs: list(
      'One to three paragraphs.',
      prose('One paragraph.', 'A new system is worth its cost when …'),
    ).min(1),
    diagram,
  }),
  trustedBy: sectionOf('clients', 'Heading above the client logos.'),
  services: section('Heading above the services accordion.'),
  media: section('The media partnership.').optional().meta({
    description:
      'Heading next to the video. It is shown alone if the settings have no video. Leave it out to hide the media partnership.',
    shows: 'video',
  }),
  offerings: sectionOf(
    'offerings',
    'Heading above the offerings. They are hidden unless features.homeOfferings in the settings is true.',
  ),
  industries: section('Heading above the industry cards.'),
  testimonials: sectionOf('testimonials', 'Heading above the testimonials.'),
  trackRecord: sectionOf('track-record', 'Heading above the track record.'),
  solutions: sectionOf('solutions', 'Heading above the solutions.'),
  portfolioRequest: group('The request for the portfolio. Leave it out to hide it.', {
    ...sectionFields,
    button: button('The button, which links to the form.', '#contact'),
  }).optional(),
  team: sectionOf('team', 'Heading above the team.'),
  contact: group('The texts next to the contact form.', {
    ...sectionFields,
    next: group('The steps after a message is sent, next to the form. Leave it out to hide them.', {
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
