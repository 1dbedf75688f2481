/** Keeps what takes long to make, from build to build. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIfThere, walkFolder } from '../content-model/read/files'

/** The code of the generator, as Gatsby loads it, and the versions of its packages: what is made depends on both. */
const code = ['.cache/compiled/gatsby-node.js', 'package-lock.json']

/** Days after which an unused entry is removed. */
const daysUnused = 14

const folderIn = (root: string) => join(root, '.cache', 'disk-cache')

/** Digest of the code, once it is known. */
let codeDigest: string | undefined

/**
 * Returns what an earlier call with these inputs has made, in this build or another, or makes it.
 * @param root the project's folder
 * @param inputs all that it is made from, beside the code
 * @param make returns what JSON can hold
 */
export async function cachedOnDisk<Made>(
  root: string,
  inputs: unknown,
  make: () => Made | Promise<Made>,
): Promise<Made> {
  const folder = folderIn(root)
  codeDigest ??= digestOf(code.map((name) => readIfThere(join(root, name))?.toString()))
  const file = join(folder, `${digestOf([codeDigest, inputs])}.json`)
  const known = readIfThere(file)
  if (known) {
    // The time of a file is the time of its last use.
    const now = new Date()
    utimesSync(file, now, now)
    return JSON.parse(known.toString()) as Made
  }
  const made = await make()
  mkdirSync(folder, { recursive: true })
  // Renamed into place: other processes of the build may read it at any time.
  const next = join(folder, randomUUID())
  writeFileSync(next, JSON.stringify(made))
  renameSync(next, file)
  return made
}

/** Removes entries, and files of killed processes, that were not used for 14 days. */
export function removeUnused(root: string): void {
  const folder = folderIn(root)
  const oldest = Date.now() - daysUnused * 24 * 3600_000
  for (const { path } of walkFolder(folder)) {
    const file = join(folder, path)
    if (statSync(file).mtimeMs < oldest) rmSync(file)
  }
}

const digestOf = (facts: unknown) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
