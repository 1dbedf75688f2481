import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { compare } from '../collections/problems'

/**
 * Paths of all files below a folder, from that folder, with `/` on every system, in order.
 * @returns none when there is no such folder
 */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort(compare)
  } catch {
    return []
  }
}
