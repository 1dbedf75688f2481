/** Caches slow results between builds, in `.cache/disk-cache`. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIfThere, walkFolder } from '../content-model/read/files'

/** Every result depends on the compiled generator and the package versions. */
const code = ['.cache/compiled/gatsby-node.js', 'package-lock.json']

const daysUnused = 14

const folderIn = (root: string) => join(root, '.cache', 'disk-cache')

let codeDigest: string | undefined

/**
 * Returns the cached result for these inputs, or makes it.
 * @param inputs everything that determines the result, except the code
 * @param make returns a value that JSON can represent
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
    // The file's modification time records its last use.
    const now = new Date()
    utimesSync(file, now, now)
    return JSON.parse(known.toString())
  }
  const made = await make()
  mkdirSync(folder, { recursive: true })
  // Write, then rename: other processes may read the file at any time.
  const next = join(folder, randomUUID())
  writeFileSync(next, JSON.stringify(made))
  renameSync(next, file)
  return made
}

/** Removes entries and left-over temporary files after 14 unused days. */
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
