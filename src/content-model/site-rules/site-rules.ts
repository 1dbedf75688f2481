import { posix } from 'node:path'
import { type CheckedFile, explainMentions } from '../check/checked-file'
import { excerpt, type FileDiagnostic } from '../check/diagnostics'
import { isListed } from '../collections/fields/meta'
import type { Mention } from '../rules/mentions'
import { closest } from '../rules/text/spelling'
import { explainAbsence } from '../visibility/visibility'
import { headcountDiagnostics, roleDiagnostics } from './headcount'
import { formerAddressConflicts, isStaticFile } from './links/addresses'
import { linkCheck } from './links/broken-links'
import { explainKey, settingsValues } from './listed-values'
import { nearDuplicates } from './near-duplicates'
import { explainMissingPicture, type KnownPictures } from './pictures'
import { finderDiagnostics } from './services/finder-paths'
import { missingParts, missingServices } from './services/needed-services'
import { offeringDiagnostics } from './services/offering-terms'
import { unshownEntries } from './shown-entries'
import { languagesOf, translationDiagnostics } from './translations'

/**
 * Runs the checks that need all files.
 * @param options `day` is the day of the build, as year-month-day
 */
export function checkTogether(
  all: readonly CheckedFile[],
  pictures: KnownPictures,
  { root, day }: { root: string; day: string },
): FileDiagnostic[] {
  const files = all.filter(({ language }) => language === undefined)
  const [language] = languagesOf(all)
  const explainBrokenLink = linkCheck(files, root, day)
  const entries = new Map<string, Map<string, CheckedFile>>()
  for (const file of files)
    entries.set(file.collection, (entries.get(file.collection) ?? new Map()).set(file.slug, file))
  const claims = new Map<string, string>()
  const explain = (mention: Mention, file: CheckedFile): string | undefined => {
    switch (mention.kind) {
      case 'entry':
        return explainEntry(mention, file, entries, day)
      case 'link':
        return explainBrokenLink(mention, file)
      case 'picture':
        return explainMissingPicture(mention, file, pictures)
      case 'document':
        return isStaticFile(root, mention.target)
          ? undefined
          : `${mention.field} is ${mention.target}, but there is no static${mention.target}. Put the PDF there, or remove the field to generate a PDF from this file.`
      case 'only':
        return explainRepeated(mention, file, claims)
      case 'figure':
        return mention.target > day
          ? `${mention.field ?? 'asOf'} is ${mention.target}, but today is ${day}. A counting date cannot be in the future: write the last day of the count.`
          : undefined
      case 'past':
        return explainFuture(mention, file, day)
      case 'domain':
      case 'protocol': {
        // A different value gets a filter of its own, but a similar one is a mistake.
        const listed = settingsValues(files, mention.kind)
        return closest(mention.target, listed) && explainKey(mention, file, listed)
      }
      case 'plural':
        return explainPlural(mention, file.language ?? language)
      default:
        return isListed(mention.kind)
          ? explainKey(mention, file, settingsValues(files, mention.kind))
          : undefined
    }
  }
  return [
    ...explainMentions(all, explain),
    ...formerAddressConflicts(all),
    ...translationDiagnostics(all),
    ...unshownEntries(files),
    ...missingServices(files, day),
    ...missingParts(files),
    ...offeringDiagnostics(files),
    ...headcountDiagnostics(files),
    ...roleDiagnostics(files),
    ...finderDiagnostics(files),
    ...nearDuplicates(files, root),
  ]
}

/** Explains a date after the page's publication. Drafts have no publication. */
function explainFuture(
  { field, target }: Mention,
  { visibility: { draft, publishAt = '' } }: CheckedFile,
  day: string,
): string | undefined {
  if (draft || target <= day || target <= publishAt) return undefined
  const appears = publishAt > day ? `publishAt is ${publishAt}` : `today is ${day}`
  const reason =
    field === 'published'
      ? `the page would appear before that date. Write publishAt: ${target} too, or an earlier date.`
      : 'it must be in the past. Write the date of the event.'
  return `${field} is ${target}, but ${appears}: ${reason}`
}

/** Explains a missing or hidden entry. A list may contain hidden entries; a single field may not. */
function explainEntry(
  { target, field, in: collection = '' }: Mention,
  file: CheckedFile,
  entries: ReadonlyMap<string, ReadonlyMap<string, CheckedFile>>,
  day: string,
): string | undefined {
  const named = `${field} is “${target}”`
  if (collection === file.collection && target === file.slug)
    return `${named}, which is this file itself. Name another entry, or remove it.`
  const known = entries.get(collection)
  const entry = known?.get(target)
  if (!entry) {
    const name = posix.basename(target).replace(/\.mdx$/, '')
    if (known?.has(name)) return `${named}, which is not a file name alone. Write: ${name}`
    const guess = closest(target, known?.keys() ?? [])
    const hint = guess
      ? `Did you mean ${guess}?`
      : `Write the name of a file in content/${collection}, without its ending.`
    return `${named}, but there is no content/${collection}/${target}.mdx. ${hint}`
  }
  const absence = !field?.endsWith(']') && explainAbsence(file.visibility, entry.visibility, day)
  return absence
    ? `${named}, but ${entry.file} ${absence}. Name another entry, or publish both files on the same days.`
    : undefined
}

function explainPlural({ field, target }: Mention, language: string | undefined) {
  if (!language) return undefined
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const given = target.split(' ')
  const missing = needed.find((category) => !given.includes(category))
  const unknown = given.find(
    (category) => !category.startsWith('=') && !needed.some((name) => name === category),
  )
  const list = [...needed].sort().join(' and ')
  if (missing)
    return `${field} has no form “${missing}”, but ${language} has the forms ${list}. Add, for example: ${missing} {…}`
  return (
    unknown &&
    `${field} has the form “${unknown}”, but ${language} has only the forms ${list}. Remove the form.`
  )
}

/**
 * Explains a repeated name or description: menus distinguish pages by name, and
 * search results by description.
 */
function explainRepeated(
  { target, field }: Mention,
  { collection, file, language = '' }: CheckedFile,
  claims: Map<string, string>,
): string | undefined {
  const key = `${language}\n${field === 'metaDescription' ? '' : collection}\n${field}\n${target.trim().toLowerCase()}`
  const owner = claims.get(key)
  claims.set(key, owner ?? file)
  if (!owner) return undefined
  return `${field} is “${excerpt(target)}”, which is also the ${field} of ${owner}. Write a different ${field}.`
}
