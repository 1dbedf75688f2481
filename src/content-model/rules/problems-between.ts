/** Reports what is wrong between fields of one entry, each of which is right by itself. */

import type { Diagnostic } from '../check/diagnostics'
import { fieldName } from '../collections/fields/field-help'
import type { Frontmatter } from '../read/frontmatter'
import type { Location } from '../read/locations'

/** Returns what the collection of an entry finds wrong, once its schema accepts the entry. */
export function problemsBetween(
  { definition }: Location,
  { data, placeOf }: Frontmatter,
): Diagnostic[] {
  const problems = (data && definition.problems?.(data)) ?? []
  return problems.map(({ path, message, unfinished }) => ({
    ...placeOf(path),
    message: message(fieldName(path)),
    ...(unfinished && { unfinished }),
  }))
}
