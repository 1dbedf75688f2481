/** Checks the links that the settings give to the header and the footer. Links that lead nowhere are told as everywhere. */
import type { CheckedFile } from '../check/checked-file'
import type { FileDiagnostic } from '../check/diagnostics'
import { filterAddresses } from './filters'

/** Reports links that a list has twice, and those to lists that have no title of their own. */
export function siteLinkDiagnostics(files: readonly CheckedFile[]): FileDiagnostic[] {
  const filters = filterAddresses(files)
  const settings = files.find(({ collection }) => collection === 'settings.yaml')
  const links = (settings?.mentions ?? []).flatMap(({ field = '', ...mention }) => {
    const [, list] = /^(header|footer)\[\d+\]\.page$/.exec(field) ?? []
    return list ? [{ ...mention, field, list }] : []
  })
  return links.flatMap(({ field, list, target, line, column }, index) => {
    const isRepeated = links
      .slice(0, index)
      .some((one) => one.list === list && one.target === target)
    const hint = isRepeated
      ? `which is in the ${list} already. Remove it.`
      : filters.has(target) &&
        'which is a part of another list. Write the address of a whole one, for example: /blog'
    const message = `${field} is ${target}, ${hint}`
    return hint ? [{ file: 'content/settings.yaml', line, column, message }] : []
  })
}
