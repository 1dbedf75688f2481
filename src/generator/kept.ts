/** Keeps what takes long to make, from build to build. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIfThere } from '../content-model/read/files'

/** The code of the generator, as Gatsby loads it, and the versions of its packages: what is made depends on both. */
const code = ['.cache/compiled/gatsby-node.js', 'package-lock.json']

/** Digest of the code, once it is known. */
let codeDigest: string | undefined

/**
 * Returns what an earlier call with these inputs has made, in this build or another, or makes it.
 * @param root the project's folder
 * @param inputs all that it is made from, beside the code
 * @param make returns what JSON can hold
 */
export async function kept<Made>(
  root: string,
  inputs: unknown,
  make: () => Made | Promise<Made>,
): Promise<Made> {
  const folder = join(root, '.cache', 'kept')
  codeDigest ??= digestOf(code.map((name) => readIfThere(join(root, name))?.toString()))
  const file = join(folder, `${digestOf([codeDigest, inputs])}.json`)
  const known = readIfThere(file)
  if (known) return JSON.parse(known.toString()) as Made
  const made = await make()
  mkdirSync(folder, { recursive: true })
  // Renamed into place: other processes of the build may read it at any time.
  const next = join(folder, randomUUID())
  writeFileSync(next, JSON.stringify(made))
  renameSync(next, file)
  return made
}

const digestOf = (facts: unknown) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
