/** Checks whether `dist/` was built from the current sources, to avoid a second build. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentDay } from '../../src/content-model/visibility/day'
import { readSettings } from '../../src/generator/nodes/settings'
import { filesBelow } from '../../src/generator/publish/files'

/** File next to `dist/` with the digest of its sources. */
const note = 'dist.digest'

const sources = [
  ...['content', 'src', 'static'],
  ...['browser.tsx', 'config.ts', 'node.ts', 'ssr.tsx'].map((name) => `gatsby-${name}`),
  ...['package-lock.json', 'scripts/build.ts'],
]

/**
 * Returns a digest of everything that a build reads: the sources, the environment variables that it compiles in, and the
 * company's day, which decides which pages appear.
 * @param root the project's folder
 */
function siteDigest(root: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256')
  hash.update(`${process.version} ${currentDay(readSettings(root).timeZone, env)}`)
  for (const [name, value] of Object.entries(env).sort())
    if (/^(GATSBY_.*|PATH_PREFIX|SOURCE_DATE_EPOCH)$/.test(name)) hash.update(`\0${name}=${value}`)
  for (const file of sources.flatMap((name) => filesIn(root, name)).sort())
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('base64url')
}

function filesIn(root: string, name: string): string[] {
  if (!statSync(join(root, name)).isDirectory()) return [name]
  const files = filesBelow(join(root, name)).map((file) => `${name}/${file}`)
  return files.filter((file) => !/\.test\.tsx?$/.test(file))
}

/** Returns whether `dist/` was built from the current sources in this environment. */
export function isUpToDate(root: string, env: NodeJS.ProcessEnv = process.env): boolean {
  const file = join(root, note)
  const isBuilt = existsSync(join(root, 'dist', 'index.html')) && existsSync(file)
  return isBuilt && readFileSync(file, 'utf8') === siteDigest(root, env)
}

/** Removes the digest before a build replaces `dist/`. */
export const forgetSources = (root: string): void => rmSync(join(root, note), { force: true })

/** Records the digest of the sources of `dist/`. */
export const noteSources = (root: string): void =>
  writeFileSync(join(root, note), siteDigest(root, process.env))
