import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from '../collections/problems'

/**
 * Paths of all files below a folder, from that folder, with `/` on every system, in order.
 * @param except names of folders in it that are left out
 * @returns none when there is no such folder
 */
export function filesBelow(folder: string, except: readonly string[] = []): string[] {
  try {
    return [...namesBelow(folder, '', except)].sort(compare)
  } catch {
    return []
  }
}

function* namesBelow(folder: string, prefix: string, except: readonly string[]): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) yield `${prefix}${entry.name}`
    else if (entry.isDirectory() && !except.includes(entry.name))
      yield* namesBelow(join(folder, entry.name), `${prefix}${entry.name}/`, [])
  }
}
