/**
 * The site's families as Typst takes them: single cuts, not variable fonts, each under a name of its own. Noto Emoji
 * has the characters that a writer may use and neither family has.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { type FontPackage, fontFile, fontPackage } from '../look/font-package'
import { renamed } from '../look/font-tables'
import { type FontRole, fontRoles, fonts } from '../look/fonts'

/** The weights that the templates use. */
const weights: Readonly<Record<FontRole, readonly number[]>> = {
  display: [300, 600],
  text: [400, 500, 600],
}

const emojiPackage = '@expo-google-fonts/noto-emoji'
export const emojiFile = `${emojiPackage}/400Regular/NotoEmoji_400Regular.ttf`

/** Packages of the fonts that are set into PDFs. */
export const typesetFonts = [...Object.values(fonts), emojiPackage]

export interface TypesetFonts {
  /** Names for a template, in the order in which they are asked for a character. */
  families: Record<FontRole, string[]>
  files: Buffer[]
  /** Which subsets there are; the same fonts have the same key. */
  key: string
}

/**
 * Returns the fonts for some words: those with Latin letters, and those of other scripts that the words need.
 * @param root the project's folder, whose packages hold the fonts
 */
export async function typesetFontsFor(root: string, words: string): Promise<TypesetFonts> {
  const families: Record<FontRole, string[]> = { display: [], text: [] }
  const files: Buffer[] = []
  for (const role of fontRoles) {
    const found = packageOf(root, fonts[role])
    for (const subset of neededSubsets(found, words)) {
      const name = subset === 'latin' ? found.family : `${found.family} ${subset}`
      families[role].push(name)
      for (const weight of weights[role]) files.push(await cut(found, { name, subset, weight }))
    }
    families[role].push('Noto Emoji')
  }
  files.push(emojiIn(root))
  return { families, files, key: JSON.stringify([root, families]) }
}

const packages = new Map<string, FontPackage>()

/** Finds a package once a process: each document asks for it. */
function packageOf(root: string, name: string): FontPackage {
  const key = join(root, name)
  const found = packages.get(key) ?? fontPackage(root, name)
  packages.set(key, found)
  return found
}

let emoji: Buffer | undefined

function emojiIn(root: string): Buffer {
  const require = createRequire(join(root, 'package.json'))
  emoji ??= readFileSync(require.resolve(emojiFile))
  return emoji
}

/** Returns the subsets of a package that have a character of the words, the Latin one first. */
function neededSubsets({ subsets }: FontPackage, words: string): string[] {
  // The Latin subset has all of these characters, and most words have no others.
  const rare = new Set(words.match(/[^\s -ÿ]/gu))
  const points = Array.from(rare, (character) => character.codePointAt(0) ?? 0)
  const has = (subset: string, point: number) =>
    subsets[subset]?.some(([first, last]) => point >= first && point <= last)
  const others = points.filter((point) => !has('latin', point))
  return [
    'latin',
    ...Object.keys(subsets)
      .filter((subset) => subset !== 'latin' && others.some((point) => has(subset, point)))
      .sort(),
  ]
}

interface Cut {
  name: string
  subset: string
  weight: number
}

const made = new Map<string, Promise<Buffer>>()

/** Cuts one weight out of a variable font. Weights that it lacks are cut at the nearest that it has. */
function cut(found: FontPackage, { name, subset, weight }: Cut): Promise<Buffer> {
  const file = fontFile(found, subset)
  const key = `${file} ${name} ${weight}`
  const known = made.get(key)
  if (known) return known
  const cutting = cutOut(file, found.subsets[subset] ?? [], weight).then((font) =>
    renamed(font, name, String(weight)),
  )
  made.set(key, cutting)
  return cutting
}

async function cutOut(
  file: string,
  ranges: readonly (readonly [number, number])[],
  weight: number,
): Promise<Buffer> {
  const characters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  return subsetFont(readFileSync(file), characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
}
