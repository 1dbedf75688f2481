/** Schemas of the texts of the pages at fixed addresses. Their layout is in `src/pages`. */
import * as z from 'zod'
import { diagram } from './fields/diagram'
import { sectionFields } from './fields/items'
import { button } from './fields/links'
import type { FieldMeta } from './fields/meta'
import { pageFields, visibilityFields } from './fields/page'
import { date, prose, words } from './fields/text'

const section = (description: string) =>
  z.strictObject(sectionFields).meta({ description, typeName: 'Section' } satisfies FieldMeta)

/** Returns the schema of the words of a section that the page does without while a collection has no entries. */
const sectionOf = (shows: string, description: string) =>
  section(description)
    .optional()
    .meta({
      description: `${description} The page has this section while content/${shows} has entries.`,
      shows,
    } satisfies FieldMeta)

/** A page at a fixed address. The file name is its key: `contact.mdx` holds the words of /contact. */
export const pageSchema = z.strictObject({
  title: words('Name of the page, for the document title.', 'About Us'),
  ...pageFields,
  eyebrow: words('Small line above the heading.', 'Company').optional(),
  heading: words('The page’s heading.', 'Engineers who read the regulation first'),
  intro: prose('The paragraph under the heading.', 'We are a team of …').optional(),
  effective: date('For a policy: the day from which it holds.', '2024-11-17').optional(),
  sections: z
    .array(
      z
        .strictObject({
          key: z
            .string()
            .regex(/^[a-z0-9-]+$/)
            .meta({
              description: 'Which section of the page this is; see the page’s other sections.',
              example: 'leaders',
              kind: 'key',
            } satisfies FieldMeta),
          ...sectionFields,
          button: button('The button of the section.').optional(),
        })
        .meta({ description: 'One section’s words.', typeName: 'PageSection' } satisfies FieldMeta),
    )
    .default([])
    .meta({ description: 'The words of the page’s further sections.' } satisfies FieldMeta),
  ...visibilityFields,
})

/** The home page: its thirteen sections in the specification's order, those that a company may lack optional. */
export const homeSchema = z.strictObject({
  title: words('Document title, before the brand.', 'IT consulting in Surabaya'),
  metaDescription: pageFields.metaDescription,
  keywords: pageFields.keywords,
  hero: z
    .strictObject({
      eyebrow: words('Small line above the headline.', 'Jakarta, Indonesia'),
      title: words('The headline.', 'Books that close on time'),
      description: prose('Two sentences under the headline.', 'We design, build and run …'),
      primaryButton: button('The main button.', '#contact'),
      secondaryButton: button('The quieter button.', '#services'),
    })
    .meta({ description: 'The top of the page.', typeName: 'HomeHero' } satisfies FieldMeta),
  vision: z
    .strictObject({
      eyebrow: words('Small line above the heading.', 'Why we work'),
      title: words('Heading.', 'Records that two parties can both trust'),
      paragraphs: z
        .array(prose('One paragraph.', 'A new system is worth its cost when …'))
        .min(1)
        .meta({ description: 'One to three paragraphs.' } satisfies FieldMeta),
      diagram,
    })
    .meta({ description: 'The vision; /about shows it too.' } satisfies FieldMeta),
  trustedBy: sectionOf('clients', 'Heading over the client logos.'),
  services: section('Heading over the services accordion.'),
  media: section('The words of the media partnership.')
    .optional()
    .meta({
      description:
        'Heading beside the video, or alone where the settings name none. Leave it out to hide the media partnership.',
      shows: 'video',
    } satisfies FieldMeta),
  offerings: sectionOf('offerings', 'Heading over the offerings (off by default, see settings).'),
  industries: section('Heading over the industry cards.'),
  testimonials: sectionOf('testimonials', 'Heading over the testimonials.'),
  trackRecord: sectionOf('track-record', 'Heading over the track record.'),
  solutions: sectionOf('solutions', 'Heading over the solutions.'),
  portfolioRequest: z
    .strictObject({
      ...sectionFields,
      button: button('The button; it leads to the form.', '#contact'),
    })
    .optional()
    .meta({
      description: 'The request for the portfolio. Leave it out to hide it.',
    } satisfies FieldMeta),
  team: sectionOf('team', 'Heading over the team.'),
  contact: z
    .strictObject({
      ...sectionFields,
      next: z
        .strictObject({
          title: words('Heading of the steps.', 'What happens next'),
          steps: z
            .array(prose('One step.', 'A partner reads your message on the day it arrives.'))
            .min(1)
            .meta({ description: 'The steps, in order.' } satisfies FieldMeta),
        })
        .optional()
        .meta({
          description: 'What follows a message, beside the form. Leave it out to hide it.',
          typeName: 'NextSteps',
        } satisfies FieldMeta),
    })
    .meta({
      description: 'The words beside the contact form.',
      typeName: 'HomeContact',
    } satisfies FieldMeta),
})
