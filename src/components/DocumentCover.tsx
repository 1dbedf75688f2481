import { withPrefix } from 'gatsby'
import type { EntryDocument } from '../content-model/collections/query-results'
import { schemes } from '../theme/colors'

/**
 * The first page of a document as a picture for each theme; nothing where the writer supplied the PDF. Styles show one
 * of the two, since the theme that a visitor chooses is no media query. Browsers do not load the other.
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
