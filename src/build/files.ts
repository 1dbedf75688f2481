import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from '../collections/problems'

/**
 * Paths of all files below a folder, from that folder, with `/` on every system, in order.
 * @returns none when there is no such folder
 */
export function filesBelow(folder: string): string[] {
  try {
    return [...namesBelow(folder, '')].sort(compare)
  } catch {
    return []
  }
}

function* namesBelow(folder: string, prefix: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) yield `${prefix}${entry.name}`
    else if (entry.isDirectory())
      yield* namesBelow(join(folder, entry.name), `${prefix}${entry.name}/`)
  }
}
