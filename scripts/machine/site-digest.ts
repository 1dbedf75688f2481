import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentDay } from '../../src/content-model/visibility/day'
import { readSettings } from '../../src/generator/nodes/settings'
import { projectFiles } from '../../src/generator/publish/files'
import { digestOf, variablesNamed } from '../../src/generator/publish/source-digest'

/** File next to `dist/` with the digest of its sources. */
const note = 'dist.digest'

const sources = [
  ...['content', 'src', 'static'],
  ...['browser.tsx', 'config.ts', 'node.ts', 'ssr.tsx'].map((name) => `gatsby-${name}`),
  ...['package-lock.json', 'scripts/build.ts'],
]

/**
 * Returns a digest of everything that a build reads: sources, environment
 * variables, and the company's day, which decides which pages appear.
 */
function siteDigest(root: string, env: NodeJS.ProcessEnv): string {
  const day = currentDay(readSettings(root).timeZone, env)
  const variables = variablesNamed(/^(GATSBY_.*|PATH_PREFIX|SOURCE_DATE_EPOCH)$/, env)
  const files = sources.flatMap((name) => filesIn(root, name))
  return digestOf(root, [process.version, day, variables], files.sort())
}

function filesIn(root: string, name: string): string[] {
  if (!statSync(join(root, name)).isDirectory()) return [name]
  return projectFiles(root, name).filter((file) => !/\.test\.tsx?$/.test(file))
}

/** Returns whether `dist/` was built from these sources and variables. */
export function isUpToDate(root: string, env: NodeJS.ProcessEnv = process.env): boolean {
  const file = join(root, note)
  const isBuilt = existsSync(join(root, 'dist', 'index.html')) && existsSync(file)
  return isBuilt && readFileSync(file, 'utf8') === siteDigest(root, env)
}

export const forgetSources = (root: string): void => rmSync(join(root, note), { force: true })

export const noteSources = (root: string): void =>
  writeFileSync(join(root, note), siteDigest(root, process.env))
