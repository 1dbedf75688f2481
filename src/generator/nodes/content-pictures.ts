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
import { absentPaths, invalidPaths } from './validated-content'

/**
 * Copies new and changed pictures of the current build target.
 * @returns the copied paths, under `content/`
 */
export function copyPictures(root: string, check: ContentCheck): string[] {
  const invalid = invalidPaths(check)
  return [...shownPictures(check)].filter(
    (path) => !invalid.has(path) && copyIfChanged(root, path, check),
  )
}

/** Removes unused copies, unless the content has problems. */
export function removeUnusedPictures(root: string, check: ContentCheck): void {
  if (invalidPaths(check).size > 0) return
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
 * Copies a picture unless it is damaged or changed after its check.
 * @param check `pictures` has the names on disk, in any Unicode form
 * @returns whether the copy is new or changed
 */
function copyIfChanged(root: string, path: string, { decoded, pictures }: ContentCheck): boolean {
  const checked = decoded.get(path)
  const bytes = checked?.isWhole && readIfThere(join(root, 'content', pictures.get(path) ?? path))
  if (!bytes || digestOf(bytes) !== checked.digest) return false
  return writeChanged(join(root, contentFolder, path), bytes)
}

/**
 * Returns the digests of Gatsby's `File` nodes, by path under `content/`. Omits
 * a picture until a child node has its sizes. SVG files have no child.
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

/** Returns a file's digest as gatsby-source-filesystem computes it. */
export function fileDigest(path: string): string | undefined {
  const bytes = readIfThere(path)
  return bytes && createHash('md5').update(bytes).digest('hex')
}
