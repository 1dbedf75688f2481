import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { isScalar, isSeq } from 'yaml'
import { addressOf } from '../../src/content-model/addresses/entry-address'
import { fixedPages } from '../../src/content-model/addresses/page-names'
import { changeFields } from '../../src/content-model/authoring/change-fields'
import { writeSourceFile } from '../../src/content-model/authoring/write-source'
import { type CheckedFile, pathOf } from '../../src/content-model/check/checked-file'
import { formatDiagnostic } from '../../src/content-model/check/diagnostics'
import {
  type CollectionRow,
  collections,
  isCollection,
  optionalIndexes,
} from '../../src/content-model/collections/registry'
import { readDocument } from '../../src/content-model/read/document'
import { explainUnusableName, locationOf } from '../../src/content-model/read/locations'
import { readSourceFile } from '../../src/content-model/read/source'
import { closest } from '../../src/content-model/rules/text/spelling'
import { checkProject } from '../check/check-project'
import { CliError } from '../machine/run-command'
import { recordOriginal } from '../translation/accept'
import { translationsOf } from '../translation/states'
import { type Entry, mentionsOfEntry, renamedMentions } from './renamed-mentions'

/**
 * Renames an entry with its files, and updates all references. Up-to-date
 * translations stay up to date.
 * @param named `services/erp-integration`, or the path or the address of the entry
 * @param to the new name, or the new path or address
 * @returns new paths of all renamed and changed files, under `content/`
 * @throws CliError when the entry does not exist or the name is invalid
 */
export function renameEntry(root: string, named: string, to: string): string[] {
  const { files } = checkProject(root)
  const entry = entryOf(files, named)
  const { collection } = entry
  const folders = [collection, addressOf(collection, '')?.slice(1, -1)]
  const slug = folders.reduce<string>(
    (name, folder) =>
      folder && name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : name,
    plainName(to),
  )
  const unusable = explainUnusableName(slug)
  if (unusable) throw new CliError(unusable)
  const names = readdirSync(join(root, 'content', collection))
  const taken = names.find((name) => name.startsWith(`${slug}.`))
  if (taken)
    throw new CliError(`content/${collection}/${taken} already exists. Choose another name.`)
  // Changes and verifies all texts in memory before writing any file, so that
  // an error leaves all files unchanged.
  const changed = changedTexts(root, files, entry, slug)
  requireNoOldMentions(root, files, changed, entry, slug)
  for (const [path, text] of changed) writeSourceFile(root, `content/${path}`, text)
  const [from, into] = [`${collection}/${entry.slug}.`, `${collection}/${slug}.`]
  const moved = (path: string) => (path.startsWith(from) ? into + path.slice(from.length) : path)
  const own = names
    .filter((name) => name.startsWith(`${entry.slug}.`))
    .map((name) => `${collection}/${name}`)
  for (const path of own)
    renameSync(join(root, 'content', path), join(root, 'content', moved(path)))
  return [...new Set([...changed.keys(), ...own].map(moved))].sort()
}

/** Texts by their old path under `content/`. */
type ChangedTexts = ReadonlyMap<string, string>

function changedTexts(
  root: string,
  files: readonly CheckedFile[],
  entry: Entry,
  slug: string,
): ChangedTexts {
  const changed = new Map<string, string>()
  const keepsFormerSlugs = 'formerSlugs' in collections[entry.collection].schema.shape
  for (const file of files) {
    const isOwn = file.collection === entry.collection && file.slug === entry.slug
    // Unreadable files have no known references and stay unchanged.
    if (!isOwn && file.mentions.length === 0) continue
    const { text } = readSourceFile(root, file.file)
    const renamed = renamedMentions(text, file, entry, slug)
    const whole =
      isOwn && !file.ownSlug && keepsFormerSlugs
        ? withFormerSlug(file.file, renamed, entry.slug, slug)
        : renamed
    if (whole !== text) changed.set(pathOf(file.file), whole)
  }
  for (const { path, original, state } of translationsOf(root, files)) {
    const source = changed.get(original)
    if (source === undefined || state !== 'up to date') continue
    const text = changed.get(path) ?? readSourceFile(root, `content/${path}`).text
    changed.set(path, recordOriginal(text, path, Buffer.from(source)))
  }
  return changed
}

/** @throws CliError when a changed file still refers to the old name */
function requireNoOldMentions(
  root: string,
  files: readonly CheckedFile[],
  changed: ChangedTexts,
  entry: Entry,
  slug: string,
): void {
  const bytesOf = (path: string) =>
    Buffer.from(changed.get(path) ?? readSourceFile(root, `content/${path}`).text)
  for (const file of files) {
    if (mentionsOfEntry(file, entry, slug).length === 0) continue
    const path = pathOf(file.file)
    const read = readDocument(path, bytesOf(path), bytesOf(locationOf(path).original))
    const [left] = mentionsOfEntry(read, entry, slug)
    if (!left) continue
    const message = `${left.mention.target} cannot be changed automatically. Write: ${left.target}`
    const place = formatDiagnostic({ ...left.mention, file: file.file, message })
    throw new CliError(`${place}\nNothing was renamed.`)
  }
}

const plainName = (written: string) =>
  written.replace(/^\/?(?:content\/)?/, '').replace(/\.mdx$/, '')

function entryOf(files: readonly CheckedFile[], named: string): Entry {
  const name = plainName(named)
  const entries = files.flatMap(({ collection, slug, language }) =>
    language || !isCollection(collection) ? [] : [{ collection, slug }],
  )
  const nameOf = ({ collection, slug }: Entry) => `${collection}/${slug}`
  const found =
    entries.find((entry) => nameOf(entry) === name) ??
    entries.find(({ collection, slug }) => addressOf(collection, slug) === `/${name}`)
  if (!found) {
    const guess = closest(name, entries.map(nameOf))
    throw new CliError(
      `There is no content/${name}.mdx. ${guess ? `Did you mean ${guess}?` : 'Name a file, for example: services/erp-integration'}`,
    )
  }
  const { opening }: CollectionRow = collections[found.collection]
  const fixed = [...fixedPages, ...optionalIndexes.map((index) => index.slug)]
  if (opening === found.slug || fixed.some((slug) => nameOf(found) === `pages/${slug}`))
    throw new CliError(`content/${nameOf(found)}.mdx has a fixed address and cannot be renamed.`)
  return found
}

/** Adds a redirect from the entry's old address. */
function withFormerSlug(file: string, text: string, former: string, slug: string): string {
  return changeFields(file, text, (document) => {
    const list = document.get('formerSlugs')
    if (!isSeq(list)) {
      const only = typeof list === 'string' && list !== slug ? [list] : []
      document.set('formerSlugs', document.createNode([...only, former], { flow: true }))
      return
    }
    list.items = list.items.filter((item) => !isScalar(item) || String(item.value) !== slug)
    list.add(former)
  })
}
