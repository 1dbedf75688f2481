/** The source of an entry's node: a document as the check has read it, kept until Gatsby creates the node. */

import type { KeyedFile } from '../../content-model/check/check-cache'
import { type CheckedFile, summarise } from '../../content-model/check/checked-file'
import type { Body } from '../../content-model/read/body'
import { type ContentDocument, readDocument } from '../../content-model/read/document'

/** The part of a document that pages and other outputs show. */
export interface EntrySource
  extends Pick<ContentDocument, 'collection' | 'slug' | 'language' | 'data'> {
  /** The text's tree as JSON; see entry-body.ts. */
  tree: string
  text: Pick<Body, 'headings' | 'wordCount' | 'pictures'>
  /** Set on a translation whose original has changed since. */
  isStale?: boolean
}

/** A content file, read once for the check and for its node. */
export interface ReadFile {
  checked: CheckedFile
  entry: EntrySource
}

/** Reads the file at `path` (under `content/`, with forward slashes), a translation together with its original. */
export function readFileOnce(
  path: string,
  { bytes, original }: Pick<KeyedFile, 'bytes' | 'original'>,
): ReadFile {
  const document = readDocument(path, bytes, original)
  const { collection, slug, language, data, body, translated } = document
  const { tree, headings, wordCount, pictures } = body
  const entry: EntrySource = {
    collection,
    slug,
    ...(language && { language }),
    ...(data && { data }),
    tree: JSON.stringify(tree),
    text: { headings, wordCount, pictures },
    ...(translated?.changes && { isStale: true }),
  }
  return { checked: summarise(document), entry }
}
