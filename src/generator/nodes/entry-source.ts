/** The source of an entry's node: the part of a document that pages and other outputs show. */
import type { KeyedFile } from '../../content-model/check/check-cache'
import type { Body } from '../../content-model/read/body'
import { type ContentDocument, readDocument } from '../../content-model/read/document'

export interface EntrySource
  extends Pick<ContentDocument, 'collection' | 'slug' | 'language' | 'data'> {
  /** The text's tree as JSON; see entry-body.ts. */
  tree: string
  text: Pick<Body, 'headings' | 'wordCount' | 'pictures'>
  /** Set on a translation whose original has changed since. */
  isStale?: boolean
}

/** Reads the file at `path` (under `content/`, with forward slashes), a translation together with its original. */
export function readEntry(
  path: string,
  { bytes, original }: Pick<KeyedFile, 'bytes' | 'original'>,
): EntrySource {
  const { body, translated, collection, slug, language, data } = readDocument(path, bytes, original)
  const { tree, headings, wordCount, pictures } = body
  return {
    collection,
    slug,
    ...(language && { language }),
    ...(data && { data }),
    tree: JSON.stringify(tree),
    text: { headings, wordCount, pictures },
    ...(translated?.changes && { isStale: true }),
  }
}
