import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../src/generator/publish/files'

/** A digest of each file of a built site, by its path: all that a build hands over. */
export async function builtTree(folder: string): Promise<Record<string, string>> {
  const tree: Record<string, string> = {}
  for (const name of ['dist', 'hosting'])
    for (const file of filesBelow(join(folder, name)))
      tree[`${name}/${file}`] = createHash('sha256')
        .update(await readFile(join(folder, name, file)))
        .digest('hex')
  return tree
}

/** How one tree differs from the one that is right, a line for each file; empty when it does not. */
export function differences(
  found: Readonly<Record<string, string>>,
  right: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(right)])
  return [...names].sort().flatMap((name) => {
    if (found[name] === right[name]) return []
    if (!right[name]) return `${name} is left over`
    return `${name} ${found[name] ? 'differs' : 'is missing'}`
  })
}
