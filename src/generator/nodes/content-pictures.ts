/** Copies the pictures that accepted entries show to where Gatsby reads them. */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import type { ContentCheck } from '../../content-model/check/check'
import { pathOf } from '../../content-model/check/checked-file'
import { readIfThere, whileThere } from '../../content-model/read/files'
import { locate } from '../../content-model/read/locations'
import { type DecodedPicture, digestOf } from '../../content-model/read/picture-files'
import { picturesOf } from '../../content-model/site-rules/pictures'
import { isSvg } from '../../diagrams/svg-figure'
import { filesBelow } from '../publish/files'
import { absentPaths, refusedPaths } from './accepted-content'
import { contentFolder } from './placed-content'

/**
 * Copies new and changed pictures of the entries that the present build target shows.
 * @returns the paths under `content/` of those that were copied
 */
export function copyPictures(root: string, check: ContentCheck): string[] {
  const refused = refusedPaths(check)
  mkdirSync(join(root, contentFolder), { recursive: true })
  return [...shownPictures(check)].filter(
    (path) =>
      !refused.has(path) && whileThere(() => copyIfChanged(root, path, check.decoded.get(path))),
  )
}

/** Removes copies that no entry shows any more; none while there are problems. */
export function removeUnusedPictures(root: string, check: ContentCheck): void {
  if (refusedPaths(check).size > 0) return
  const target = join(root, contentFolder)
  const shown = shownPictures(check)
  const unused = filesBelow(target).filter(
    (path) => !/\.(mdx|yaml)$/.test(path) && !shown.has(path),
  )
  for (const path of unused) rmSync(join(target, path))
}

function shownPictures(check: ContentCheck): Set<string> {
  const absent = absentPaths(check)
  const named = check.files
    .filter(({ file }) => !absent.has(pathOf(file)))
    .flatMap((file) => picturesOf(file, check.pictures))
  const isThere = (path: string) =>
    check.pictures.get(posix.dirname(path))?.has(posix.basename(path)) ?? false
  return new Set(named.filter(isThere))
}

/**
 * Copies a picture with its time of change, by which the next call sees that it is the same. One that is
 * damaged or half written does not get there, nor does anybody see half a copy.
 * @param checked what the check has found in it
 * @returns whether it was copied
 */
function copyIfChanged(root: string, path: string, checked?: DecodedPicture): boolean {
  if (!checked?.isWhole) return false
  const [source, target] = [join(root, 'content', path), join(root, contentFolder, path)]
  const { size, atime, mtime } = statSync(source)
  const last = statSync(target, { throwIfNoEntry: false })
  if (last?.size === size && last.mtime.getTime() === mtime.getTime()) return false
  // Outside the folder, which Gatsby watches.
  const next = join(root, '.cache', 'next-picture')
  copyFileSync(source, next)
  utimesSync(next, atime, mtime)
  if (digestOf(readFileSync(next)) !== checked.digest) {
    rmSync(next)
    return false
  }
  mkdirSync(dirname(target), { recursive: true })
  renameSync(next, target)
  return true
}

/**
 * Returns the digest of each `File` by its path under `content/`, as gatsby-source-filesystem has made it; that
 * of a picture only when Gatsby also has the node of its sizes; an SVG has none.
 */
export function knownFiles({
  getNodesByType,
}: Pick<NodePluginArgs, 'getNodesByType'>): Map<unknown, string> {
  return new Map(
    getNodesByType('File')
      .filter(({ relativePath, children }) => {
        const path = String(relativePath)
        return children.length > 0 || locate(path) || isSvg(path)
      })
      .map(({ relativePath, internal }) => [relativePath, internal.contentDigest]),
  )
}

/** Returns the digest that gatsby-source-filesystem makes of a file, or undefined if there is no file. */
export function fileDigest(path: string): string | undefined {
  const bytes = readIfThere(path)
  return bytes && createHash('md5').update(bytes).digest('hex')
}
