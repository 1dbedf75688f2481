import * as z from 'zod'
import { solutionStatuses } from './choices'
import { diagram } from './fields/diagram'
import { featureItem } from './fields/items'
import { references } from './fields/links'
import type { FieldMeta } from './fields/meta'
import { pageFields, visibilityFields } from './fields/page'
import { choice, order, prose, words } from './fields/text'

/** A solution: one page, one card in the solutions menu. */
export const solutionSchema = z.strictObject({
  name: words('Name of the solution.', 'NFT Invoice'),
  ...pageFields,
  title: words('Headline of the page.', 'An invoice that can be financed the day it is issued'),
  description: prose(
    'One or two sentences for cards and menus.',
    'Turns an approved invoice into a transferable claim.',
  ),
  status: choice(solutionStatuses, 'The badge on the card and the page.'),
  order,
  problem: z
    .strictObject({
      title: words('Heading.', 'The problem'),
      description: prose('One paragraph.', 'A supplier waits 60 to 90 days for an invoice.'),
    })
    .meta({ description: 'The problem that it solves.' } satisfies FieldMeta),
  diagram,
  features: z
    .strictObject({
      title: words('Heading.', 'How it works'),
      items: z
        .array(featureItem)
        .min(3)
        .meta({ description: 'What it does, three or more.' } satisfies FieldMeta),
    })
    .meta({ description: 'What it does.' } satisfies FieldMeta),
  audience: z
    .array(words('One kind of user.', 'Treasury teams of mid-size distributors'))
    .min(1)
    .meta({
      description: 'Who it is for.',
      example: '["Treasury teams of mid-size distributors"]',
    } satisfies FieldMeta),
  services: references('services', 'File names of services behind it.', 'erp-integration'),
  industries: references(
    'industries',
    'File names of industries it serves. Default: those with the same services',
    'fintech',
  ).default([]),
  relatedArticles: references(
    'articles',
    'File names of articles to read next. Default: those that name its services',
    'do-you-need-a-new-system',
  ).default([]),
  ...visibilityFields,
})

export type Solution = z.output<typeof solutionSchema>
