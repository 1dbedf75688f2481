/** Paths of pictures as content can name them. */
import { posix } from 'node:path'
import { slugOf } from '../addresses/slugs'

/** Returns whether a path has signs that Markdown and addresses read as something else. */
export const isUnusablePath = (path: string): boolean => /[\s%\\?#]/.test(path)

/** Returns a picture's path as content can name it: `./FINAL (2).PNG` becomes `./final-2.png`. */
export function plainPath(target: string): string {
  const { dir, name, ext } = posix.parse(target)
  const folder = isUnusablePath(dir) ? '.' : dir || '.'
  return `${folder}/${slugOf(name) || 'picture'}${ext.toLowerCase()}`
}
