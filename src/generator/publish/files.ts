import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compare } from '../../content-model/check/diagnostics'
import { readIfThere, walkFolder } from '../../content-model/read/files'

/** A file to publish, and its path in `dist/`. */
export interface Publication {
  source: string
  target: string
}

/**
 * Returns the sorted relative paths of all files below a folder, with `/` on every system. Ignores symbolic links.
 * Empty if the folder does not exist.
 */
export function filesBelow(folder: string): string[] {
  return [...walkFolder(folder)]
    .filter(({ entry }) => entry.isFile())
    .map(({ path }) => path)
    .sort(compare)
}

/** Like `filesBelow`, with paths from the project's folder. */
export function projectFiles(root: string, folder: string): string[] {
  return filesBelow(join(root, folder)).map((name) => `${folder}/${name}`)
}

/** The company's files in `static/`, as relative paths. */
export function staticFiles(root: string): string[] {
  return filesBelow(join(root, 'static')).filter((name) => !basename(name).startsWith('.'))
}

/** Writes only changed content, because webpack and Gatsby treat every write as a change. Returns whether it wrote. */
export function writeChanged(file: string, content: string | Uint8Array): boolean {
  if (readIfThere(file)?.equals(Buffer.from(content))) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  return true
}

/** Writes a generated file into the cache. @param target its path in `dist/` */
export function writeGenerated(root: string, target: string, content: Uint8Array): Publication {
  const source = join(root, '.cache', 'made', target)
  writeChanged(source, content)
  return { source, target }
}
