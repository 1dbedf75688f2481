import { graphql, withPrefix } from 'gatsby'
import type { EntryDocument } from '../content-model/collections/query-results'

/** The picture of a document’s first page; null where the writer supplied the PDF. */
export type QueriedCover = Pick<EntryDocument, 'cover' | 'coverWidth' | 'coverHeight'>

export const documentCover = graphql`
  fragment DocumentCover on EntryDocument {
    cover
    coverWidth
    coverHeight
  }
`

interface DocumentCoverProps {
  document: QueriedCover
  /** Alternative text. */
  alt: string
}

/** The first page of a document as a picture; nothing where there is none. */
export function DocumentCover({ document, alt }: DocumentCoverProps) {
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
