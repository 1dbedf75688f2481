import { posix } from 'node:path'
import { decodePart } from '../addresses/percent-encoding'
import { slugOf } from '../addresses/slugs'

/** Returns whether a path has characters with a special meaning in Markdown or URLs. */
export const isUnusablePath = (path: string): boolean => /[\s%\\?#]/.test(path)

/** Returns a usable path: `./FINAL (2).PNG` becomes `./final-2.png`. */
export function plainPath(target: string): string {
  const { dir, name, ext } = posix.parse(decodePart(target))
  const folder = isUnusablePath(dir) ? '.' : dir || '.'
  return `${folder}/${slugOf(name) || 'picture'}${ext.toLowerCase()}`
}
