import { withPrefix } from 'gatsby'
import type { EntryDocument } from '../content-model/collections/query-results'

/** The first page of a document as a picture; nothing where the writer supplied the PDF. */
export function DocumentCover({ document, alt }: { document: EntryDocument; alt: string }) {
  const { cover, coverWidth, coverHeight } = document
  return (
    cover && (
      <img
        src={withPrefix(cover)}
        alt={alt}
        width={coverWidth ?? undefined}
        height={coverHeight ?? undefined}
        loading="lazy"
        decoding="async"
      />
    )
  )
}
