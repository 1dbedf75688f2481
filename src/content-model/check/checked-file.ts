/** What the check keeps of a file once it has been read: enough to check it together with the others. */

import { type VisibilityChoice, visibilityChoice } from '../collections/visibility'
import type { ContentDocument } from '../read/document'
import { locate } from '../read/locations'
import { shinglesOf } from '../site-rules/near-duplicates'

export interface CheckedFile
  extends Pick<
    ContentDocument,
    'file' | 'collection' | 'slug' | 'diagnostics' | 'advice' | 'mentions' | 'anchors'
  > {
  /** What the file says of when it is there. */
  visibility: VisibilityChoice
  /** The file's shingles as base64, where its collection measures near-duplicate text. */
  shingles?: string
}

/** The small part of a document that other files are checked against. */
export function summarise({
  file,
  collection,
  slug,
  diagnostics,
  advice,
  mentions,
  anchors,
  data,
  text,
}: ContentDocument): CheckedFile {
  // New files hold the same placeholders: they are compared once their own words are there.
  const measured =
    locate(pathOf(file))?.definition.maxSharedText !== undefined &&
    !diagnostics.some(({ unfinished }) => unfinished)
  return {
    file,
    collection,
    slug,
    diagnostics,
    advice,
    mentions,
    visibility: visibilityChoice(data),
    ...(anchors && { anchors }),
    ...(measured && { shingles: encode(shinglesOf(text)) }),
  }
}

/** Path under `content/` of a file named from the project's folder. */
export function pathOf(file: string): string {
  return file.slice('content/'.length)
}

function encode(numbers: Uint32Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64')
}

/** The shingles of a file again, from what `summarise` kept. */
export function decodeShingles({ shingles = '' }: CheckedFile): Uint32Array {
  const bytes = new Uint8Array(Buffer.from(shingles, 'base64'))
  return new Uint32Array(bytes.buffer)
}
