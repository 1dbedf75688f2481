import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentDay } from '../../src/content-model/visibility/day'
import { readSettings } from '../../src/generator/nodes/settings'
import { projectFiles } from '../../src/generator/publish/files'
import { digestOf, variablesNamed } from '../../src/generator/publish/source-digest'

/** This file next to `dist/` contains the digest of its sources. */
const digestFile = 'dist.digest'

const folders = ['content', 'src', 'static']
const otherFiles = [
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
  const sources = folders.flatMap((folder) => projectFiles(root, folder))
  const files = [...sources.filter((file) => !/\.test\.tsx?$/.test(file)), ...otherFiles]
  return digestOf(root, [process.version, day, variables], files.sort())
}

/** Returns whether `dist/` was built from these sources and variables. */
export function isUpToDate(root: string, env: NodeJS.ProcessEnv): boolean {
  const file = join(root, digestFile)
  const isBuilt = existsSync(join(root, 'dist', 'index.html')) && existsSync(file)
  return isBuilt && readFileSync(file, 'utf8') === siteDigest(root, env)
}

export const removeSiteDigest = (root: string): void =>
  rmSync(join(root, digestFile), { force: true })

export const writeSiteDigest = (root: string): void =>
  writeFileSync(join(root, digestFile), siteDigest(root, process.env))
