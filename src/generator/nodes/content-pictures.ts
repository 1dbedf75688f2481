/** Copies the pictures that accepted entries show to where Gatsby reads them. */
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentCheck } from '../../content-model/check/check'
import { pathOf } from '../../content-model/check/checked-file'
import { readIfThere } from '../../content-model/read/files'
import { locate } from '../../content-model/read/locations'
import { digestOf } from '../../content-model/read/picture-files'
import { picturesOf } from '../../content-model/site-rules/pictures'
import { isSvg } from '../../diagrams/svg-figure'
import { filesBelow, writeChanged } from '../publish/files'
import { contentFolder } from './staged-content'
import type { Nodes } from './typed-nodes'
import { absentPaths, refusedPaths } from './validated-content'

/**
 * Copies new and changed pictures of the entries that the present build target shows.
 * @returns the paths under `content/` of those that were copied
 */
export function copyPictures(root: string, check: ContentCheck): string[] {
  const refused = refusedPaths(check)
  return [...shownPictures(check)].filter(
    (path) => !refused.has(path) && copyIfChanged(root, path, check),
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
  return new Set(named.filter((path) => check.pictures.has(path)))
}

/**
 * Copies a picture, unless it is damaged or has changed since its check.
 * @param check what it has found in the picture, and the name of the file, which may be composed otherwise
 * @returns whether the copy is new
 */
function copyIfChanged(root: string, path: string, { decoded, pictures }: ContentCheck): boolean {
  const checked = decoded.get(path)
  const bytes = checked?.isWhole && readIfThere(join(root, 'content', pictures.get(path) ?? path))
  if (!bytes || digestOf(bytes) !== checked.digest) return false
  return writeChanged(join(root, contentFolder, path), bytes)
}

/**
 * Returns the digest of each `File` by its path under `content/`, as gatsby-source-filesystem has made it; that
 * of a picture only when Gatsby also has the node of its sizes; an SVG has none.
 */
export function knownFiles({ getNodesByType }: Nodes): Map<unknown, string> {
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
