/** Finds the font files of a family's npm package. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** A package with a variable font, as those of https://fontsource.org. */
export interface FontPackage {
  /** Name of the package. */
  name: string
  /** Name of the family. */
  family: string
  folder: string
  /** Its least and its greatest weight. */
  weights: readonly [number, number]
  /** Scripts of which there is a file, by their code points, first and last. `latin` is one of them. */
  subsets: Readonly<Record<string, readonly (readonly [number, number])[]>>
}

/** Returns the path of the file of a package that has the characters of a subset, in all weights. */
export function fontFile({ folder, name }: Pick<FontPackage, 'folder' | 'name'>, subset: string) {
  // The parts of families with thousands of letters are named by numbers: [17].
  return join(folder, 'files', `${idOf(name)}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`)
}

const idOf = (name: string) => name.split('/').at(-1) ?? name

/**
 * Finds an installed package.
 * @param root the project's folder
 * @returns the package, or why it cannot be used, with what to do
 */
export function findFontPackage(root: string, name: string): FontPackage | { message: string } {
  const folders = createRequire(join(root, 'package.json')).resolve.paths(name) ?? []
  const folder = folders
    .map((parent) => join(parent, name))
    .find((one) => existsSync(join(one, 'package.json')))
  if (!folder)
    return {
      message: `The font package ${name} is not installed. Install it with: npm install --save-exact ${name}`,
    }
  if (!existsSync(fontFile({ folder, name }, 'latin')))
    return {
      message: `The package ${name} has no file files/${idOf(name)}-latin-wght-normal.woff2, so it is no variable font with Latin letters. Choose a family that https://fontsource.org lists as variable, and write its package, for example: @fontsource-variable/inter`,
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

/** Returns the ranges of a CSS `unicode-range`, first and last. */
function codePoints(range: string): [number, number][] {
  return range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

/** Returns the package of a family. @throws when it cannot be used, with what to do */
export function fontPackage(root: string, name: string): FontPackage {
  const found = findFontPackage(root, name)
  if ('message' in found) throw new Error(found.message)
  return found
}
