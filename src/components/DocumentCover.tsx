import { withPrefix } from 'gatsby'
import type { EntryDocument } from '../content-model/collections/query-results'
import { schemes } from '../theme/colors'

/**
 * A document's first page as a picture, one per theme. Empty if the writer supplied the PDF. CSS hides one of
 * the two, and browsers do not load it. A `<picture>` would ignore the theme that the visitor chose.
 */
export function DocumentCover({ document, alt }: { document: EntryDocument; alt: string }) {
  const { cover, darkCover, coverWidth, coverHeight } = document
  const addresses = { light: cover, dark: darkCover }
  return schemes.map((scheme) => {
    const address = addresses[scheme]
    return (
      address && (
        <img
          key={scheme}
          data-scheme={scheme}
          src={withPrefix(address)}
          alt={alt}
          width={coverWidth ?? undefined}
          height={coverHeight ?? undefined}
          loading="lazy"
          decoding="async"
        />
      )
    )
  })
}
