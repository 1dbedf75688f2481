import { categoryPath } from '../addresses/blog-pages'
import { type CaseFilterKind, caseFilterPath } from '../addresses/case-filters'
import { slugOf } from '../addresses/slugs'
import type { CheckedFile } from '../check/checked-file'
import type { Mention } from '../rules/mentions'
import { closest } from '../rules/text/spelling'

/** Returns the valid values of a kind in the settings, such as languages. */
export function settingsValues(files: readonly CheckedFile[], kind: Mention['kind']): string[] {
  const settings = files.find(({ file }) => file === 'content/settings.yaml')
  return (settings?.mentions ?? []).flatMap((mention) =>
    mention.kind === kind ? [mention.target] : [],
  )
}

/**
 * Explains an unknown key in a file, or a repeated key in the settings.
 * @param keys keys in the settings
 */
export function explainKey(
  { kind, field, target }: Mention,
  { collection }: Pick<CheckedFile, 'collection'>,
  keys: readonly string[],
): string | undefined {
  if (collection === 'settings.yaml')
    return keys.filter((key) => key === target).length > 1
      ? `${field} is “${target}”, which another ${kind} has too. Write a different value.`
      : undefined
  // Without budgets, forms do not have this field. Other lists are only empty if they are invalid.
  if (
    [target, slugOf(target)].some((key) => keys.includes(key)) ||
    (keys.length === 0 && kind !== 'budget')
  )
    return undefined
  const guess = closest(target, keys)
  const list = keys.length > 0 ? `Use one of ${keys.join(', ')}, or add it there.` : 'Add it there.'
  return `${field} is “${target}”, but content/settings.yaml does not list this ${kind}. ${guess ? `Did you mean ${guess}?` : list}`
}

/** Returns the filter addresses of cases and articles, including drafts. */
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
