/** Runs the checks that need all files. The time they take grows with the number of files. */
import { join } from 'node:path'
import { type CheckedFile, pathOf } from '../check/checked-file'
import { excerpt, type FileDiagnostic, placeAt, startOfFile } from '../check/diagnostics'
import { listedKinds } from '../collections/fields/meta'
import { type Collection, collections } from '../collections/registry'
import { readDocument } from '../read/document'
import { readIfThere } from '../read/vanishing-files'
import type { Mention } from '../rules/mentions'
import { closest } from '../rules/spelling'
import { explainAbsence } from '../visibility/visibility'
import { isStaticFile, SiteAddresses } from './addresses'
import { finderDiagnostics } from './finder-paths'
import { explainKey, keysOf } from './listed-keys'
import { findNearDuplicates, longestShared } from './near-duplicates'
import { missingServices } from './needed-services'
import { explainMissingPicture, type KnownPictures } from './pictures'
import { explainPlural } from './plurals'
import { missingParts } from './shared-parts'
import { unshownEntries } from './shown-entries'
import { siteLinkDiagnostics } from './site-links'
import { takenAddresses } from './taken-addresses'
import { languagesOf, translationDiagnostics } from './translations'

interface SiteOptions {
  /** The project's folder. */
  root: string
  /** The day on which the site is built, as year-month-day. */
  day: string
}

/** Checks all files together: references, links, pictures, documents, and what must be unique. */
export function checkTogether(
  all: readonly CheckedFile[],
  pictures: KnownPictures,
  { root, day }: SiteOptions,
): FileDiagnostic[] {
  const files = all.filter(({ language }) => language === undefined)
  const [language] = languagesOf(all)
  const addresses = new SiteAddresses(files, root, day)
  const entries = new Entries(files, day)
  const claims = new Map<string, string>()
  const keys = Object.fromEntries(listedKinds.map((kind) => [kind, keysOf(files, kind)]))
  const explain = (mention: Mention, file: CheckedFile): string | undefined => {
    switch (mention.kind) {
      case 'entry':
        return entries.explainMissing(mention, file)
      case 'link':
        return addresses.explainBrokenLink(mention, file)
      case 'picture':
        return explainMissingPicture(mention, file, pictures)
      case 'document':
        return isStaticFile(root, mention.target)
          ? undefined
          : `${mention.field} is ${mention.target}, but there is no static${mention.target}. Put the PDF there, or leave the field out and one is made from this file.`
      case 'only':
        return explainRepeated(mention, file, claims)
      case 'figure':
        return mention.target > day
          ? `${mention.field ?? 'asOf'} is ${mention.target}, but today is ${day}: nothing can have been counted then. Write the day to which the figure was counted.`
          : undefined
      case 'past':
        return explainFuture(mention, file, day)
      case 'group':
      case 'category':
      case 'budget':
        return explainKey(mention, file, keys[mention.kind] ?? [])
      case 'plural':
        return explainPlural(mention, file.language ?? language)
      default:
        return undefined
    }
  }
  const mentioned = all.flatMap((file) =>
    file.mentions.flatMap((mention) => {
      const message = explain(mention, file)
      return message
        ? [{ file: file.file, line: mention.line, column: mention.column, message }]
        : []
    }),
  )
  return [
    ...mentioned,
    ...addresses.conflicts(all),
    ...translationDiagnostics(all),
    ...siteLinkDiagnostics(files),
    ...unshownEntries(files),
    ...takenAddresses(files),
    ...missingServices(files, day),
    ...missingParts(files),
    ...finderDiagnostics(files),
    ...nearDuplicates(files, root),
  ]
}

/** Reports a day of the past that is still to come when the page appears. A draft appears on no day yet. */
function explainFuture(
  { field, target }: Mention,
  { visibility: { draft, publishAt = '' } }: CheckedFile,
  day: string,
): string | undefined {
  if (draft || target <= day || target <= publishAt) return undefined
  const appears = publishAt > day ? `publishAt is ${publishAt}` : `today is ${day}`
  const reason =
    field === 'published'
      ? `the page would be there before. Write publishAt: ${target} too, or an earlier day.`
      : 'it says what has happened. Write the day on which it did.'
  return `${field} is ${target}, but ${appears}: ${reason}`
}

/** The entries of each collection. */
class Entries {
  private readonly entries = new Map<string, Map<string, CheckedFile>>()

  constructor(
    files: readonly CheckedFile[],
    private readonly day: string,
  ) {
    for (const file of files) {
      const known = this.entries.get(file.collection)
      if (known) known.set(file.slug, file)
      else this.entries.set(file.collection, new Map([[file.slug, file]]))
    }
  }

  explainMissing(mention: Mention, file: CheckedFile): string | undefined {
    const { target, field, in: collection = '' } = mention
    const known = this.entries.get(collection) ?? new Map<string, CheckedFile>()
    if (collection === file.collection && target === file.slug)
      return `${field} is “${target}”, which is this file itself. Name another one, or remove it.`
    const entry = known.get(target)
    if (entry)
      return isRepeated(mention, file)
        ? repeated(mention)
        : this.explainHidden(mention, file, entry)
    const guess = closest(target, known.keys())
    const hint = guess
      ? `Did you mean ${guess}?`
      : `Write the name of a file in content/${collection}, without its ending.`
    return `${field} is “${target}”, but there is no content/${collection}/${target}.mdx. ${hint}`
  }

  /** Returns why an entry is absent when a field needs it. A list does without it, a single field cannot. */
  private explainHidden(
    { field, target }: Mention,
    file: CheckedFile,
    entry: CheckedFile,
  ): string | undefined {
    if (field?.endsWith(']')) return undefined
    const absence = explainAbsence(file.visibility, entry.visibility, this.day)
    return (
      absence &&
      `${field} is “${target}”, but ${entry.file} ${absence}. Name another one, or make both files be there on the same days.`
    )
  }
}

/** Returns whether a list has named the same entry before. */
function isRepeated(mention: Mention, { mentions }: CheckedFile): boolean {
  const list = mention.field?.replace(/\[\d+\]$/, '[')
  const first = mentions.find(
    ({ kind, target, field }) =>
      kind === 'entry' && target === mention.target && field?.startsWith(list ?? ''),
  )
  return first !== mention && first !== undefined
}

function repeated({ field, target }: Mention): string {
  return `${field} is “${target}”, which stands in the list already. Remove it.`
}

/** Reports names and descriptions used twice: menus tell pages apart by name, searches by description. */
function explainRepeated(
  { target, field }: Mention,
  { collection, file, language = '' }: CheckedFile,
  claims: Map<string, string>,
): string | undefined {
  const key = `${language}\n${field === 'metaDescription' ? '' : collection}\n${field}\n${target.trim().toLowerCase()}`
  const owner = claims.get(key)
  claims.set(key, owner ?? file)
  if (!owner) return undefined
  return `${field} is “${excerpt(target)}”, which is the ${field} of ${owner} too. Write a different one.`
}

/** Reports files of a collection that share more text than it allows. */
function nearDuplicates(files: readonly CheckedFile[], root: string): FileDiagnostic[] {
  return Object.entries<Collection>(collections).flatMap(([name, { maxSharedText }]) => {
    if (maxSharedText === undefined) return []
    const shingled = files
      .filter(({ collection }) => collection === name)
      .map(({ file, shingles = [] }) => ({ file, shingles }))
    return findNearDuplicates(shingled, maxSharedText).map(({ file, other, share }) => {
      const passage = longestShared(textOf(file, root), textOf(other, root))
      const place = placeOfPassage(passage, sourceOf(file, root).toString('utf8'))
      const message = `${percent(share)} of the text stands in ${other} too, and ${percent(maxSharedText)} is the most that two files may share. Write what is true of this one only. The longest passage in both: “${excerpt(passage, 160)}”`
      return { file, ...place, message }
    })
  })
}

function textOf(file: string, root: string): string {
  return readDocument(pathOf(file), sourceOf(file, root)).text
}

/** Reads a file; empty when it has gone since it was listed: the next check does not list it any more. */
function sourceOf(file: string, root: string): Buffer {
  return readIfThere(join(root, file)) ?? Buffer.alloc(0)
}

function percent(share: number): string {
  return `${Math.ceil(share * 100)}%`
}

function placeOfPassage(passage: string, source: string) {
  if (!passage) return startOfFile
  const pattern = passage.split(' ').slice(0, 5).join('[^\\p{L}\\p{N}]+')
  const index = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}`, 'iu').exec(source)?.index ?? 0
  return placeAt(source, index)
}
