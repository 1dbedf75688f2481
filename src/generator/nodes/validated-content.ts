import { fixedPages } from '../../content-model/addresses/page-names'
import type { ContentCheck } from '../../content-model/check/check'
import { type CheckedFile, pathOf } from '../../content-model/check/checked-file'
import { figuresPage, optionalIndexes, singletons } from '../../content-model/collections/registry'
import { locate } from '../../content-model/read/locations'
import { hasCountedFigure } from '../../content-model/site-rules/shown-entries'
import { previewDay } from '../../content-model/visibility/preview'
import { visibilityOf } from '../../content-model/visibility/visibility'

/** Version keys of the last valid texts, by path under `content/`; see `keyOf`. */
export type AcceptedKeys = ReadonlyMap<string, string>

/**
 * Returns the versions to show: while a file has problems, its last valid
 * version. Omits absent files, which hides them from all later steps.
 * @param last the previously accepted versions
 */
export function acceptedKeys(check: ContentCheck, last: AcceptedKeys): AcceptedKeys {
  const { files, keys } = check
  const invalid = invalidPaths(check)
  const absent = absentPaths(check)
  // While there are problems, keep deleted files: another file's last valid version may need them.
  const texts = new Map(invalid.size > 0 ? last : [])
  for (const [path, key] of keys) if (!absent.has(path) && !invalid.has(path)) texts.set(path, key)
  for (const path of withoutTheirEntry(files, texts)) texts.delete(path)
  // A translation needs its original.
  for (const path of texts.keys())
    if (!texts.has(locate(path)?.original ?? path)) texts.delete(path)
  return texts
}

/** Returns the files with problems, except unfinished files. */
export function invalidPaths({ files, diagnostics }: ContentCheck): Set<string> {
  const problems = diagnostics.filter(({ unfinished }) => !unfinished)
  const invalid = new Set(problems.map(({ file }) => pathOf(file)))
  // A translation is validated with its original.
  for (const { file } of files) {
    const path = pathOf(file)
    if (invalid.has(locate(path)?.original ?? path)) invalid.add(path)
  }
  return invalid
}

/** Whether the accepted files are enough to build the site. */
export function isComplete(texts: AcceptedKeys, check: ContentCheck): boolean {
  const absent = absentPaths(check)
  const pages = [...check.keys.keys()].filter((path) => /^pages\//.test(path) && !absent.has(path))
  const fixed = fixedPages.map((name) => `pages/${name}.mdx`)
  return [...Object.keys(singletons), ...fixed, ...pages].every((path) => texts.has(path))
}

/**
 * Returns the files that are absent from the current build target: drafts,
 * scheduled and expired entries, and the words of empty index pages. Menus,
 * lists and outputs omit an index page without words.
 */
export function absentPaths({ files, day }: ContentCheck): Set<string> {
  const drafts = process.env.NODE_ENV === 'development' || previewDay !== ''
  const buildTarget = { day, drafts }
  const absent = new Set<string>()
  const listed = new Set<string>()
  for (const { file, collection, language, visibility } of files) {
    const visible = visibilityOf(visibility, buildTarget)
    if (visible === 'absent') absent.add(pathOf(file))
    if (visible === 'published' && !language) listed.add(collection)
  }
  for (const { listed: names, words } of optionalIndexes)
    if (!names.some((name) => listed.has(name))) absent.add(words)
  const isCounted = files.some((file) => hasCountedFigure(file) && !absent.has(pathOf(file.file)))
  if (!isCounted) absent.add(figuresPage.words)
  return absent
}

/** Returns files with a reference outside of lists to an entry that has no accepted version. */
function withoutTheirEntry(files: readonly CheckedFile[], texts: AcceptedKeys): string[] {
  return files
    .filter(({ mentions }) =>
      mentions.some(
        ({ kind, in: collection, target, field = '' }) =>
          kind === 'entry' && !field.endsWith(']') && !texts.has(`${collection}/${target}.mdx`),
      ),
    )
    .map(({ file }) => pathOf(file))
}
