/** Checks that files name groups, categories, budgets and filters that the settings list. */

import { categoryPath } from '../addresses/blog-pages'
import { type CaseFilterKind, caseFilterPath } from '../addresses/case-filters'
import { slugOf } from '../addresses/slugs'
import type { CheckedFile } from '../check/checked-file'
import type { Mention } from '../rules/mentions'
import { closest } from '../rules/spelling'

/** Returns what the settings list of one kind, such as the languages of the site; none while they have a problem there. */
export function settingsValues(files: readonly CheckedFile[], kind: Mention['kind']): string[] {
  const settings = files.find(({ file }) => file === 'content/settings.yaml')
  return (settings?.mentions ?? []).flatMap((one) => (one.kind === kind ? [one.target] : []))
}

/**
 * Returns why a file, or an entry of the list itself, cannot have a key.
 * @param keys those that the settings list
 */
export function explainKey(
  { kind, field, target }: Mention,
  { collection }: Pick<CheckedFile, 'collection'>,
  keys: readonly string[],
): string | undefined {
  if (collection === 'settings.yaml')
    return keys.filter((key) => key === target).length > 1
      ? `${field} is “${target}”, as in another ${kind}. Give each its own.`
      : undefined
  // Without budgets a form has no such field; other lists are empty only where they have a problem.
  if (keys.includes(slugOf(target)) || (keys.length === 0 && kind !== 'budget')) return undefined
  const guess = closest(target, keys)
  const list = keys.length > 0 ? `Use one of ${keys.join(', ')}, or add it there.` : 'Add it there.'
  return `${field} is “${target}”, but content/settings.yaml has no such ${kind}. ${guess ? `Did you mean ${guess}?` : list}`
}

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
