import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../src/generator/publish/files'

export async function builtTree(folder: string): Promise<Record<string, string>> {
  const tree: Record<string, string> = {}
  for (const name of ['dist', 'hosting'])
    for (const file of filesBelow(join(folder, name)))
      tree[`${name}/${file}`] = createHash('sha256')
        .update(await readFile(join(folder, name, file)))
        .digest('hex')
  return tree
}

/** Returns a line per file that differs. */
export function differences(
  actual: Readonly<Record<string, string>>,
  expected: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(actual), ...Object.keys(expected)])
  return [...names].sort().flatMap((name) => {
    if (actual[name] === expected[name]) return []
    if (!expected[name]) return `${name} is left over`
    return `${name} ${actual[name] ? 'differs' : 'is missing'}`
  })
}
