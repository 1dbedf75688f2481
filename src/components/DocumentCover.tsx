import { withPrefix } from 'gatsby'
import type { EntryDocument } from '../content-model/collections/query-results'
import { schemes } from '../theme/colors'

/**
 * The first page of a generated PDF, as a picture per theme, because a
 * `<picture>` would ignore the theme that the visitor has chosen. CSS hides the
 * picture of the other theme, so browsers do not load it.
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
