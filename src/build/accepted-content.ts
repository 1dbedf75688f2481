/**
 * The content that Gatsby reads: a copy of `content/` that only ever holds files without problems.
 * While a file has one, its last good version stays, so that the development server keeps showing
 * its page; a file that cannot even be parsed never reaches a plugin that would throw.
 */
import { copyFileSync, mkdirSync, rmSync, type Stats, statSync, utimesSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { ContentCheck } from '../collections/check'
import { type CheckedFile, pathOf } from '../collections/checked-file'
import { singletons } from '../collections/registry'
import { presentEdition, visibilityOf } from '../collections/visibility'
import { filesBelow } from './files'

/** Path of the copy from the project's folder. */
export const acceptedFolder = join('.cache', 'content')

/**
 * Brings the copy up to date with what has passed the check. What the present edition has no use
 * for is left out here, so that no step after this one knows of it.
 * @param root the project's folder
 * @returns whether the copy holds all that the site cannot be shown without
 */
export function acceptContent(root: string, { files, problems }: ContentCheck): boolean {
  const source = join(root, 'content')
  const target = join(root, acceptedFolder)
  const mistakes = problems.filter(({ unfinished }) => !unfinished)
  const refused = new Set(mistakes.map(({ file }) => file.slice('content/'.length)))
  const all = filesBelow(source).filter((path) => !isHidden(path))
  const unused = unusedFiles(all, files)
  const present = all.filter((path) => !unused.has(path))
  for (const path of present)
    if (!refused.has(path)) copyIfChanged(join(source, path), join(target, path))
  const accepted = new Set(filesBelow(target).filter((path) => !isHidden(path)))
  // While there are problems, a file that is gone may be what the last good version of another needs.
  const stays = new Set(present)
  if (mistakes.length === 0)
    for (const path of accepted)
      if (!stays.has(path)) {
        rmSync(join(target, path))
        accepted.delete(path)
      }
  for (const path of withoutTheirEntry(files, accepted)) {
    rmSync(join(target, path))
    accepted.delete(path)
  }
  const necessary = [...Object.keys(singletons), ...present.filter((path) => /^pages\//.test(path))]
  return necessary.every((path) => accepted.has(path))
}

/**
 * What the present edition has no use for: entries that are absent from it, and pictures that none of
 * its entries shows.
 */
function unusedFiles(paths: readonly string[], files: readonly CheckedFile[]): Set<string> {
  const edition = presentEdition()
  const isAbsent = ({ visibility }: CheckedFile) => visibilityOf(visibility, edition) === 'absent'
  const shown = new Set(files.filter((file) => !isAbsent(file)).flatMap(picturesOf))
  const pictures = paths.filter((path) => !/\.(mdx|yaml)$/.test(path))
  return new Set([
    ...files.filter(isAbsent).map(({ file }) => pathOf(file)),
    ...pictures.filter((path) => !shown.has(path)),
  ])
}

function picturesOf({ file, mentions }: CheckedFile): string[] {
  return mentions
    .filter(({ kind }) => kind === 'picture')
    .map(({ target }) => posix.join(posix.dirname(pathOf(file)), target))
}

/** Files that cannot be shown because the one entry that a field names is not there, nor ever was. */
function withoutTheirEntry(files: readonly CheckedFile[], accepted: ReadonlySet<string>): string[] {
  return files
    .filter(({ mentions }) =>
      mentions.some(
        ({ kind, in: collection, target, field = '' }) =>
          kind === 'entry' && !field.endsWith(']') && !accepted.has(`${collection}/${target}.mdx`),
      ),
    )
    .map(({ file }) => file.slice('content/'.length))
    .filter((path) => accepted.has(path))
}

/** Editors and file browsers leave such files behind. */
const isHidden = (path: string) => /(^|\/)\./.test(path)

/** Copies a file with its time of change, by which the next call sees that it is the same. */
function copyIfChanged(source: string, target: string): void {
  const { size, atime, mtime } = statSync(source)
  const last = statsOf(target)
  if (last?.size === size && last.mtime.getTime() === mtime.getTime()) return
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(source, target)
  utimesSync(target, atime, mtime)
}

function statsOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false })
}
