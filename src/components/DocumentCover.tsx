import { withPrefix } from 'gatsby'
import type { EntryDocument } from '../content-model/collections/query-results'

/**
 * The first page of a generated PDF, as a picture per theme, because a
 * `<picture>` would ignore the theme that the visitor has chosen. CSS hides the
 * picture of the other theme, so browsers do not load it.
 */
export function DocumentCover({ document, alt }: { document: EntryDocument; alt: string }) {
  const { cover, darkCover, coverWidth, coverHeight } = document
  return Object.entries({ light: cover, dark: darkCover }).map(
    ([scheme, address]) =>
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
      ),
  )
}
