import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** A package with a variable font, as on https://fontsource.org. */
export interface FontPackage {
  name: string
  family: string
  folder: string
  /** Minimum and maximum weight. */
  weights: readonly [number, number]
  /** Code points (first, last) by subset, including `latin`. */
  subsets: Readonly<Record<string, readonly (readonly [number, number])[]>>
}

export function fontFile({ folder, name }: Pick<FontPackage, 'folder' | 'name'>, subset: string) {
  // Large families number their subsets: [17].
  return join(folder, 'files', `${idOf(name)}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`)
}

const idOf = (name: string) => name.split('/').at(-1) ?? name

/** Returns an installed package, or a message with the correction. */
export function findFontPackage(root: string, name: string): FontPackage | { message: string } {
  const folders = createRequire(join(root, 'package.json')).resolve.paths(name) ?? []
  const folder = folders
    .map((parent) => join(parent, name))
    .find((path) => existsSync(join(path, 'package.json')))
  if (!folder)
    return {
      message: `The font package ${name} is not installed. Install it with: npm install --save-exact ${name}`,
    }
  if (!existsSync(fontFile({ folder, name }, 'latin')))
    return {
      message: `The package ${name} has no file files/${idOf(name)}-latin-wght-normal.woff2, so it is not a variable font with Latin letters. Choose a variable family from https://fontsource.org and write its package, for example: @fontsource-variable/inter`,
    }
  const read = (file: string): unknown =>
    existsSync(join(folder, file)) ? JSON.parse(readFileSync(join(folder, file), 'utf8')) : {}
  const { family = idOf(name), variable } = read('metadata.json') as {
    family?: string
    variable?: { wght: Record<'min' | 'max', string> }
  }
  const { min = 400, max = 700 } = variable?.wght ?? {}
  const ranges = { latin: 'U+0000-00FF,U+2000-206F', ...(read('unicode.json') as object) }
  const subsets = Object.entries(ranges)
    .filter(([subset]) => existsSync(fontFile({ folder, name }, subset)))
    .map(([subset, range]) => [subset, codePoints(range)] as const)
  return {
    ...{ name, family, folder },
    weights: [Number(min), Number(max)],
    subsets: Object.fromEntries(subsets),
  }
}

function codePoints(range: string): [number, number][] {
  return range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

/** @throws the message of `findFontPackage` */
export function fontPackage(root: string, name: string): FontPackage {
  const found = findFontPackage(root, name)
  if ('message' in found) throw new Error(found.message)
  return found
}
