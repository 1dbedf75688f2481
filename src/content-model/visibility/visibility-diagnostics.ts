import { fixedPages } from '../addresses/page-names'
import type { Diagnostic } from '../check/diagnostics'
import { optionalIndexes } from '../collections/registry'
import type { Frontmatter } from '../read/frontmatter'
import type { Location } from '../read/locations'
import { visibilityChoice } from './visibility'

/** Reports dates in the wrong order, and hidden pages that other pages need. */
export function visibilityDiagnostics(
  { collection, slug }: Location,
  { data, placeOf }: Frontmatter,
): Diagnostic[] {
  const at = (field: string, message: string) => [{ ...placeOf([field]), message }]
  const { publishAt, expireAt } = visibilityChoice(data)
  const hidden = ['draft', 'publishAt', 'expireAt'].find((field) => data?.[field])
  const isRequiredPage =
    fixedPages.includes(slug) || optionalIndexes.some((index) => index.slug === slug)
  if (collection === 'pages' && hidden && isRequiredPage)
    return at(
      hidden,
      `${hidden} cannot be used here: menus and other pages link to /${slug}. Remove it.`,
    )
  if (publishAt && expireAt && expireAt <= publishAt)
    return at(
      'expireAt',
      `expireAt is ${expireAt}, but publishAt is ${publishAt}, so the entry would never be published. Write a later day, or remove one of the two fields.`,
    )
  return []
}
