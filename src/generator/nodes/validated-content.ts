/**
 * Which content files the site shows: only ever versions without problems. While a file has one, its last
 * good version stays, so that the development server keeps showing its page.
 */

import { fixedPages } from '../../content-model/addresses/page-names'
import type { ContentCheck } from '../../content-model/check/check'
import { type CheckedFile, pathOf } from '../../content-model/check/checked-file'
import { figuresPage, optionalIndexes, singletons } from '../../content-model/collections/registry'
import { locate } from '../../content-model/read/locations'
import { hasCountedFigure } from '../../content-model/site-rules/shown-entries'
import { previewDay } from '../../content-model/visibility/preview'
import { visibilityOf } from '../../content-model/visibility/visibility'

/** Texts by their path under `content/`, each as the key of its last good version; see `keyOf`. */
export type AcceptedKeys = ReadonlyMap<string, string>

/**
 * Returns the versions to show after a check. Entries that are absent from the present build target are left
 * out here, so that no later step knows of them.
 * @param last what was accepted before
 */
export function acceptedKeys(check: ContentCheck, last: AcceptedKeys): AcceptedKeys {
  const { files, keys } = check
  const refused = refusedPaths(check)
  const absent = absentPaths(check)
  // While there are problems, a file that is gone may be what the last good version of another needs.
  const texts = new Map(refused.size > 0 ? last : [])
  for (const [path, key] of keys) if (!absent.has(path) && !refused.has(path)) texts.set(path, key)
  for (const path of withoutTheirEntry(files, texts)) texts.delete(path)
  // A translation is shown with its original.
  for (const path of texts.keys())
    if (!texts.has(locate(path)?.original ?? path)) texts.delete(path)
  return texts
}

/** Returns the files with problems, except those that are only unfinished. */
export function refusedPaths({ files, diagnostics }: ContentCheck): Set<string> {
  const mistakes = diagnostics.filter(({ unfinished }) => !unfinished)
  const refused = new Set(mistakes.map(({ file }) => pathOf(file)))
  // A translation is read with its original: while that shows its last good version, so does the translation.
  for (const { file } of files) {
    const path = pathOf(file)
    if (refused.has(locate(path)?.original ?? path)) refused.add(path)
  }
  return refused
}

/** Whether the accepted files include all those that the site cannot be built without. */
export function isComplete(texts: AcceptedKeys, check: ContentCheck): boolean {
  const absent = absentPaths(check)
  const pages = [...check.keys.keys()].filter((path) => /^pages\//.test(path) && !absent.has(path))
  const fixed = fixedPages.map((name) => `pages/${name}.mdx`)
  return [...Object.keys(singletons), ...fixed, ...pages].every((path) => texts.has(path))
}

/**
 * Returns the files that are absent from the present build target: drafts, what is not due, and the words of index
 * pages that would list nothing. Without its words such a page is in no menu, list or output either.
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
  const isCounted = files.some((one) => hasCountedFigure(one) && !absent.has(pathOf(one.file)))
  if (!isCounted) absent.add(figuresPage.words)
  return absent
}

/** Returns files with a field that must name an entry, where that entry has never been accepted. */
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
