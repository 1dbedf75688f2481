/** Checks that files name groups, categories and budgets that the settings list. */
import type { CheckedFile } from '../check/checked-file'
import type { ListedKind } from '../collections/fields/meta'
import type { Mention } from '../rules/mentions'
import { closest } from '../rules/spelling'

/** Returns the keys of one kind that the settings list. */
export function keysOf(files: readonly CheckedFile[], kind: ListedKind): string[] {
  const settings = files.find(({ collection }) => collection === 'settings.yaml')
  return (settings?.mentions ?? [])
    .filter((mention) => mention.kind === kind)
    .map(({ target }) => target)
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
  if (keys.includes(target) || (keys.length === 0 && kind !== 'budget')) return undefined
  const guess = closest(target, keys)
  const list = keys.length > 0 ? `Use one of ${keys.join(', ')}, or add it there.` : 'Add it there.'
  return `${field} is “${target}”, but content/settings.yaml has no such ${kind}. ${guess ? `Did you mean ${guess}?` : list}`
}
