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
 * Returns the paths of all files below a folder, relative to it, with `/` on every system, sorted. Links are
 * neither followed nor returned.
 * @returns none if there is no such folder
 */
export function filesBelow(folder: string): string[] {
  return [...walkFolder(folder)]
    .filter(({ entry }) => entry.isFile())
    .map(({ path }) => path)
    .sort(compare)
}

/** Returns the company's own files in `static/`, by their paths there. */
export function staticFiles(root: string): string[] {
  return filesBelow(join(root, 'static')).filter((name) => !basename(name).startsWith('.'))
}

/**
 * Writes a file unless it holds these bytes already: webpack and Gatsby take a file that is written for a changed one.
 * @returns whether it was written
 */
export function writeChanged(file: string, content: string | Uint8Array): boolean {
  if (readIfThere(file)?.equals(Buffer.from(content))) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  return true
}

/**
 * Writes a file that a step of the build has made to where it is published from.
 * @param target its path in `dist/`
 */
export function placeMade(root: string, target: string, content: Uint8Array): Publication {
  const source = join(root, '.cache', 'made', target)
  writeChanged(source, content)
  return { source, target }
}
