import * as z from 'zod'
import type { FieldProblem } from './collection'
import { finalCta } from './fields/items'
import { articlesToRead, chosenReferences, externalLink, picture, reference } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { flag, group, list } from './fields/structure'
import { listedKey, pastDate, prose, words } from './fields/text'

/** An article of the blog: one page, one card. */
export const articleSchema = z.strictObject({
  title: words('Title of the article.', 'Do you need a new system? Seven questions'),
  ...pageFields,
  category: listedKey('category', 'One of blogCategories in the settings.', 'strategy'),
  summary: prose(
    'One or two sentences for cards and the top of the page.',
    'Seven questions that end most projects early, and save the right ones.',
  ),
  published: pastDate('The day of publication. For one to come, write it in publishAt too.'),
  updated: pastDate('The day of the last real change.').optional(),
  author: reference('team', 'The author’s file in content/team. Default: the company').optional(),
  cover: picture('The picture at the top.', 960).optional(),
  shareImage: flag(
    'Whether sites that link to it show a picture with its own title, instead of its category’s. Drawing one takes the build 0.05 seconds. Default: false',
  ),
  sources: list(
    'Sources named at the end.',
    group('One source.', {
      title: words('Title of the source.', 'Law No. 4 of 2023 (P2SK)'),
      url: externalLink('Address of the source.', 'https://peraturan.bpk.go.id'),
    }).meta({ typeName: 'Source' }),
  ).default([]),
  relatedServices: chosenReferences(
    'services',
    'services it leads to',
    'those that share its words',
  ),
  relatedArticles: articlesToRead('newest of the same category'),
  finalCta,
  ...visibilityFields,
})

export type Article = z.output<typeof articleSchema>

/** Returns what is wrong between the days of an article. */
export function articleProblems(entry: unknown): FieldProblem[] {
  const { published, updated } = entry as Article
  if (updated === undefined || updated >= published) return []
  return [
    {
      path: ['updated'],
      message: `is ${updated}, but published is ${published}: nothing can have changed before. Write the later day, or remove updated.`,
    },
  ]
}
