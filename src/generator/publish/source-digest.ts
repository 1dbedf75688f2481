import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from './files'

export function digestOf(root: string, facts: unknown, files: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('base64url')
}

/** Returns the environment variables with matching names, sorted. */
export function variablesNamed(names: RegExp, env: NodeJS.ProcessEnv): [string, string?][] {
  return Object.entries(env)
    .filter(([name]) => names.test(name))
    .sort()
}

/**
 * Returns the version of webpack's cache: a digest of the code, templates in use and compiled-in settings. The cache
 * stores decisions about chunks, which would split changed code differently than a clean build.
 * @param templates paths of the components that have pages
 */
export function sourceDigest(root: string, templates: Iterable<string>): string {
  const facts = [[...templates].sort(), variablesNamed(/^(GATSBY_.*|PATH_PREFIX)$/, process.env)]
  const modules = ['src', '.cache/theme'].flatMap((folder) => projectFiles(root, folder))
  return digestOf(root, facts, [...modules, 'gatsby-browser.tsx', 'package-lock.json'])
}
