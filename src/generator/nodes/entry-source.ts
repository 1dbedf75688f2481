/** The source of an entry's node: the part of a document that pages and other outputs show. */
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
  /** Set on a translation whose original has changed since. */
  isStale?: boolean
}

/** Returns what the node of a document is made of. */
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

/** Fields that lead to the page, or decide whether there is one. */
const steering = ['formerSlugs', ...Object.keys(visibilityFields)]

/**
 * The part of an entry that its node is made of: of one that is announced and not there yet, what cards and menus show.
 * Whatever reads nodes (pages and their data, the search, PDFs) can publish no more than this.
 */
export function publishedPart(source: EntrySource, { card = [] }: Collection): EntrySource {
  const { data = {} } = source
  if (!isComingSoon(data)) return source
  const shown = Object.entries(data).filter(([name]) => [...card, ...steering].includes(name))
  const text = { headings: [], wordCount: 0, pictures: [] }
  return { ...source, data: Object.fromEntries(shown), tree: '[]', text }
}
