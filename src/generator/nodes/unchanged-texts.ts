/**
 * Texts whose nodes the last build has left. In a build, gatsby-source-filesystem looks only at the other files:
 * of each that it looks at, it makes a `File`, which Gatsby then compares with the one that it has.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { contentFolder } from './placed-content'

/** Hands the texts from gatsby-node.ts to gatsby-config.ts: Gatsby loads both, without a module in common. */
const noteFile = join('.cache', 'unchanged-texts.json')

/**
 * Notes which texts gatsby-source-filesystem need not look at.
 * @param root the project's folder
 * @param paths under `content/`
 */
export function noteUnchanged(root: string, paths: readonly string[]): void {
  writeFileSync(join(root, noteFile), JSON.stringify(paths))
}

let unchanged: ReadonlySet<string> | undefined

/**
 * Whether a file is a text that has been noted; in development none is, since changes of all are to be seen.
 * @param path of a copy, whole, with `/` on every system
 */
export function isUnchanged(path: string): boolean {
  if (process.env.NODE_ENV !== 'production') return false
  unchanged ??= readNote()
  return unchanged.has(path)
}

function readNote(): Set<string> {
  const root = process.cwd()
  const paths = JSON.parse(readFileSync(join(root, noteFile), 'utf8')) as string[]
  const folder = join(root, contentFolder).split(sep).join('/')
  return new Set(paths.map((path) => posix.join(folder, path)))
}
