import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compare } from '../../content-model/check/diagnostics'
import { readIfThere, walkFolder } from '../../content-model/read/files'

/** A file to publish: its present path, and its path in `dist/`. */
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

/** Returns the sorted paths of all files below a folder of the project, from the project's folder. */
export function projectFiles(root: string, folder: string): string[] {
  return filesBelow(join(root, folder)).map((name) => `${folder}/${name}`)
}

/** Returns the company's files in `static/`, by relative path. */
export function staticFiles(root: string): string[] {
  return filesBelow(join(root, 'static')).filter((name) => !basename(name).startsWith('.'))
}

/**
 * Writes a file and its folder only if the content changes, because webpack and Gatsby treat every write as a change.
 * @returns whether it was written
 */
export function writeChanged(file: string, content: string | Uint8Array): boolean {
  if (readIfThere(file)?.equals(Buffer.from(content))) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  return true
}

/**
 * Writes a generated file to the folder from which it is published.
 * @param target its path in `dist/`
 */
export function writeGenerated(root: string, target: string, content: Uint8Array): Publication {
  const source = join(root, '.cache', 'made', target)
  writeChanged(source, content)
  return { source, target }
}
