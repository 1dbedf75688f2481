/** The source of an entry's node: the part of a document that pages and other outputs show. */
import type { Body } from '../../content-model/read/body'
import type { ContentDocument } from '../../content-model/read/document'

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
