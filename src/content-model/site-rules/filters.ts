/** Checks what the filters of /portfolio and of the blog are made of. */

import { type CaseFilterKind, caseFilterPath } from '../addresses/case-filters'
import { categoryPath } from '../addresses/category-path'
import type { CheckedFile } from '../check/checked-file'
import type { FileDiagnostic } from '../check/diagnostics'
import type { Mention } from '../rules/mentions'
import { closest } from '../rules/spelling'

/** Returns the addresses of the filters that cases and articles make, drafts included. */
export function filterAddresses(files: readonly CheckedFile[]): Set<string> {
  return new Set(
    files.flatMap(({ collection, visibility, mentions }) => {
      if (collection === 'articles')
        return mentions
          .filter(({ kind }) => kind === 'category')
          .map(({ target }) => categoryPath(target))
      if (collection !== 'cases' || visibility.unlisted) return []
      return mentions.flatMap((mention) => {
        const kind = filterKind(mention)
        return kind ? [caseFilterPath(kind, mention.target)] : []
      })
    }),
  )
}

function filterKind({ kind, in: collection }: Mention): CaseFilterKind | undefined {
  if (kind === 'entry') return collection === 'industries' ? 'industry' : undefined
  return kind === 'domain' || kind === 'protocol' ? kind : undefined
}

/** Returns advice on domains and protocols of cases that the success stories menu would not list. */
export function adviseOnFilters(files: readonly CheckedFile[]): FileDiagnostic[] {
  const settings = files.find(({ collection }) => collection === 'settings.yaml')
  return files
    .filter(({ collection }) => collection === 'cases')
    .flatMap(({ file, mentions }) =>
      mentions.flatMap(({ kind, target, field, line, column }) => {
        const listed = (settings?.mentions ?? []).filter((one) => one.kind === kind)
        if ((kind !== 'domain' && kind !== 'protocol') || listed.length === 0) return []
        const names = listed.map((one) => one.target)
        if (names.includes(target)) return []
        const guess = closest(target, names)
        const hint = guess ? `Did you mean ${guess}?` : `It lists ${names.join(', ')}.`
        const message = `${field} is “${target}”, which successStories.${kind}s of content/settings.yaml does not list: that menu would not lead here. ${hint}`
        return [{ file, line, column, message }]
      }),
    )
}
