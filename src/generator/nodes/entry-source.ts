/** The parts of a document that pages and other outputs show. */
import { visibilityFields } from '../../content-model/collections/fields/page'
import type { Collection } from '../../content-model/collections/registry'
import type { Body } from '../../content-model/read/body'
import type { ContentDocument } from '../../content-model/read/document'
import { isComingSoon } from '../../content-model/visibility/coming-soon'

export interface EntrySource
  extends Pick<ContentDocument, 'collection' | 'slug' | 'language' | 'data'> {
  /** The text's tree as JSON; see entry-body.ts. */
  tree: string
  text: Pick<Body, 'headings' | 'wordCount'> & { pictures: { target: string }[] }
  /** Set on a translation if its original changed later. */
  isStale?: boolean
}

export function entrySource(document: ContentDocument): EntrySource {
  const { body, translated, collection, slug, language, data } = document
  const { tree, headings, wordCount, mentions } = body
  return {
    collection,
    slug,
    ...(language && { language }),
    ...(data && { data }),
    tree: JSON.stringify(tree),
    text: { headings, wordCount, pictures: mentions.filter(({ kind }) => kind === 'picture') },
    ...(translated?.changes && { isStale: true }),
  }
}

const addressFields = ['formerSlugs', ...Object.keys(visibilityFields)]

/**
 * Reduces a coming-soon entry to the fields of cards and menus. Outputs read
 * only nodes, so they cannot publish its other fields.
 */
export function publishedPart(source: EntrySource, { card = [] }: Collection): EntrySource {
  const { data = {} } = source
  if (!isComingSoon(data)) return source
  const shown = Object.entries(data).filter(([name]) => [...card, ...addressFields].includes(name))
  const text = { headings: [], wordCount: 0, pictures: [] }
  return { ...source, data: Object.fromEntries(shown), tree: '[]', text }
}
