/** Checks that services are in groups that the settings list. */
import type { CheckedFile } from '../check/checked-file'
import type { Mention } from '../rules/mentions'
import { closest } from '../rules/spelling'

/** Returns the keys of the groups that the settings list. */
export function groupsOf(files: readonly CheckedFile[]): string[] {
  const settings = files.find(({ file }) => file === 'content/settings.yaml')
  return (settings?.mentions ?? [])
    .filter(({ kind }) => kind === 'group')
    .map(({ target }) => target)
}

/** Returns why a service, or an entry of the list itself, cannot have a group. */
export function explainGroup(
  { field, target }: Mention,
  groups: readonly string[],
): string | undefined {
  if (field !== 'group')
    return groups.filter((group) => group === target).length > 1
      ? `${field} is “${target}”, as in another group. Give each its own.`
      : undefined
  if (groups.includes(target) || groups.length === 0) return undefined
  const guess = closest(target, groups)
  return `${field} is “${target}”, but content/settings.yaml has no such group. ${guess ? `Did you mean ${guess}?` : `Use one of ${groups.join(', ')}, or add it there.`}`
}
