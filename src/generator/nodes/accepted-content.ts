/**
 * The content that the site shows: only ever files without problems. While a file has one, its last good
 * version stays, so that the development server keeps showing its page; a file that cannot even be parsed
 * never reaches a step that would throw.
 */
import { copyFileSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { ContentCheck } from '../../content-model/check/check'
import { type CheckedFile, pathOf } from '../../content-model/check/checked-file'
import { singletons } from '../../content-model/collections/registry'
import { currentBuildTarget, visibilityOf } from '../../content-model/collections/visibility'
import { isWholePicture } from '../../content-model/read/picture-files'
import { whileThere } from '../../content-model/read/vanishing-files'
import { filesBelow } from '../publish/files'

/** Where the accepted pictures stand for Gatsby, from the project's folder. */
export const pictureFolder = join('.cache', 'content')

/** Texts by their path under `content/`, each as the key of its last good version; see `keyOf`. */
export type AcceptedKeys = ReadonlyMap<string, string>

/**
 * Accepts what has passed the check, and copies accepted pictures to where Gatsby looks for them. What
 * the present edition has no use for is left out here, so that no step after this one knows of it.
 * @param root the project's folder
 * @param last what was accepted before
 * @param keepPictures whether copies stay that no entry shows any more: a tab may still ask for them
 */
export function acceptContent(
  root: string,
  check: ContentCheck,
  last: AcceptedKeys,
  keepPictures = false,
): AcceptedKeys {
  const { files, keys, diagnostics } = check
  const mistakes = diagnostics.filter(({ unfinished }) => !unfinished)
  const refused = new Set(mistakes.map(({ file }) => pathOf(file)))
  const absent = absentPaths(check)
  // While there are problems, a file that is gone may be what the last good version of another needs.
  const texts = new Map(mistakes.length > 0 ? last : [])
  for (const [path, key] of keys) if (!absent.has(path) && !refused.has(path)) texts.set(path, key)
  for (const path of withoutTheirEntry(files, texts)) texts.delete(path)
  acceptPictures(root, check, refused)
  if (!keepPictures && refused.size === 0) removePictures(root, check)
  return texts
}

/** Whether what has been accepted holds all that the site cannot be shown without. */
export function isComplete(texts: AcceptedKeys, check: ContentCheck): boolean {
  const absent = absentPaths(check)
  const pages = [...check.keys.keys()].filter((path) => /^pages\//.test(path) && !absent.has(path))
  return [...Object.keys(singletons), ...pages].every((path) => texts.has(path))
}

/** Entries that are absent from the present edition. */
function absentPaths({ files }: ContentCheck): Set<string> {
  const buildTarget = currentBuildTarget()
  const absent = files.filter(
    ({ visibility }) => visibilityOf(visibility, buildTarget) === 'absent',
  )
  return new Set(absent.map(({ file }) => pathOf(file)))
}

/** Files that cannot be shown because the one entry that a field names is not there, nor ever was. */
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

/** Brings the copies of pictures up to date: those that an entry of the present edition shows. */
function acceptPictures(root: string, check: ContentCheck, refused: ReadonlySet<string>): void {
  const target = join(root, pictureFolder)
  const shown = shownPictures(check)
  mkdirSync(target, { recursive: true })
  for (const path of shown) if (!refused.has(path)) whileThere(() => copyIfChanged(root, path))
}

function removePictures(root: string, check: ContentCheck): void {
  const target = join(root, pictureFolder)
  const shown = shownPictures(check)
  for (const path of filesBelow(target)) if (!shown.has(path)) rmSync(join(target, path))
}

function shownPictures(check: ContentCheck): Set<string> {
  const absent = absentPaths(check)
  const named = check.files.filter(({ file }) => !absent.has(pathOf(file))).flatMap(picturesOf)
  const isThere = (path: string) =>
    check.pictures.get(posix.dirname(path))?.has(posix.basename(path)) ?? false
  return new Set(named.filter(isThere))
}

function picturesOf({ file, mentions }: CheckedFile): string[] {
  return mentions
    .filter(({ kind }) => kind === 'picture')
    .map(({ target }) => posix.join(posix.dirname(pathOf(file)), target))
}

/**
 * Copies a picture with its time of change, by which the next call sees that it is the same. One that is
 * half written does not get there, nor does anybody see half a copy.
 */
function copyIfChanged(root: string, path: string): void {
  const [source, target] = [join(root, 'content', path), join(root, pictureFolder, path)]
  const { size, atime, mtime } = statSync(source)
  const last = statSync(target, { throwIfNoEntry: false })
  if (last?.size === size && last.mtime.getTime() === mtime.getTime()) return
  // Outside the folder, which Gatsby watches.
  const next = join(root, '.cache', 'next-picture')
  copyFileSync(source, next)
  utimesSync(next, atime, mtime)
  if (!isWholePicture(next)) {
    rmSync(next)
    return
  }
  mkdirSync(dirname(target), { recursive: true })
  renameSync(next, target)
}
