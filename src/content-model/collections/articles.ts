import * as z from 'zod'
import type { FieldDiagnostic } from './collection'
import { finalCta } from './fields/items'
import { articlesToRead, chosenReferences, externalLink, picture, reference } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { flag, group, list } from './fields/structure'
import { listedKey, pastDate, prose, words } from './fields/text'

export const articleSchema = z.strictObject({
  title: words('Title of the article.', 'Do you need a new system? Seven questions'),
  ...pageFields,
  category: listedKey('category', 'A key of blogCategories in the settings.', 'strategy'),
  summary: prose(
    'A sentence or two for cards and the top of the page.',
    'Seven questions that end most projects early, and save the right ones.',
  ),
  published: pastDate('The day of publication. If it is in the future, write it in publishAt too.'),
  updated: pastDate(
    'The day of the last review of the whole text. If you change a part, review the rest before you update this day.',
  ).optional(),
  author: reference('team', 'The author’s file in content/team. Default: the company').optional(),
  cover: picture('The picture at the top.', 960).optional(),
  shareImage: flag(
    'Draw a share image with the title of this article. Otherwise it uses the image of its category. Each image adds 0.05 seconds to the build. Default: false',
  ),
  sources: list(
    'Sources that no footnote names, listed at the end of the article.',
    group('One source.', {
      title: words('Title of the source.', 'Law No. 4 of 2023 (P2SK)'),
      url: externalLink('Address of the source.', 'https://peraturan.bpk.go.id'),
    }).meta({ typeName: 'Source' }),
  ).default([]),
  relatedServices: chosenReferences(
    'services',
    'services to link at the end of the article',
    'services with similar words',
  ),
  relatedArticles: articlesToRead('the newest of the same category'),
  finalCta,
  ...visibilityFields,
})

type Article = z.output<typeof articleSchema>

/** Returns a problem if an article was updated before it was published. */
export function articleDiagnostics({ published, updated }: Article): FieldDiagnostic[] {
  if (updated === undefined || updated >= published) return []
  const message = `is ${updated}, before published (${published}). Write a later day, or remove updated.`
  return [{ path: ['updated'], message }]
}
