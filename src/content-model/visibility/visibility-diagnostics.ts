/** Checks the fields that decide when an entry is part of the site. */

import { fixedPages } from '../addresses/page-names'
import type { Diagnostic } from '../check/diagnostics'
import { optionalIndexes } from '../collections/registry'
import type { Frontmatter } from '../read/frontmatter'
import type { Location } from '../read/locations'
import { visibilityChoice } from './visibility'

/** Reports days in the wrong order, and hidden pages that every other page relies on. */
export function visibilityDiagnostics(
  { collection, slug }: Location,
  { data, placeOf }: Frontmatter,
): Diagnostic[] {
  const at = (field: string, message: string) => [{ ...placeOf([field]), message }]
  const { publishAt, expireAt } = visibilityChoice(data)
  const hidden = ['draft', 'publishAt', 'expireAt'].find((field) => data?.[field])
  const isCountedOn =
    fixedPages.includes(slug) || optionalIndexes.some((index) => index.slug === slug)
  if (collection === 'pages' && hidden && isCountedOn)
    return at(
      hidden,
      `${hidden} cannot be set here: menus and other pages count on /${slug}. Remove it.`,
    )
  if (publishAt && expireAt && expireAt <= publishAt)
    return at(
      'expireAt',
      `expireAt is ${expireAt}, but publishAt is ${publishAt}: this would never be there. Write a later day, or remove one of them.`,
    )
  return []
}
