/**
 * The fonts of PDFs and share images as Typst takes them: single cuts, not variable fonts, each under a name of its own.
 * Behind the site's families are fonts for the characters that a writer may use and neither family has.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { type FontPackage, fontFile, fontPackage } from '../theme/font-package'
import { renamed } from '../theme/font-tables'
import { type FontRole, fonts, printFonts } from '../theme/fonts'

/** The weights that the templates use. */
const weights: Readonly<Record<FontRole, readonly number[]>> = {
  display: [300, 600],
  text: [400, 500, 600],
}
const printWeights = [400, 600]

/** Fonts that every site has, in the order in which they are asked, by their files. */
const commonFonts: Readonly<Record<string, readonly string[]>> = {
  // Before Noto Sans, which would draw ≠ as two signs, and readers of the text would find both.
  'Noto Sans Math': ['@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2'],
  'Noto Sans': [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  ],
  'Noto Sans Symbols 2': [
    '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2',
  ],
  'Noto Emoji': ['@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'],
}
const commonFontFiles = Object.values(commonFonts).flat()

const packageNameOf = (file: string) => file.split('/').slice(0, 2).join('/')

/** Packages of the fonts that are set into PDFs. */
export const typesetFonts = [
  ...new Set([...Object.values(fonts), ...printFonts, ...commonFontFiles.map(packageNameOf)]),
]

/** A font that draws some characters. */
export interface FontSource {
  /** Name for templates. */
  name: string
  /** Whether it may have a code point; absent where only the file says so. */
  mayHave?(point: number): boolean
  /** Returns its weights, which have the same characters. */
  cuts(): Promise<Buffer[]>
}

/** Returns all fonts of a role, in the order in which they are asked for a character. */
export function allSources(root: string, role: FontRole): FontSource[] {
  return [
    ...subsetsOf(fontPackage(root, fonts[role]), weights[role]),
    ...printFonts.flatMap((name) => subsetsOf(fontPackage(root, name), printWeights)),
    ...Object.entries(commonFonts).map(([name, paths]) => commonFont(root, name, paths)),
  ]
}

/** Returns the subsets of a package, the Latin one first. */
function subsetsOf(found: FontPackage, cutWeights: readonly number[]): FontSource[] {
  const { latin = [], ...others } = found.subsets
  return [['latin', latin] as const, ...Object.entries(others)].map(([subset, ranges]) => {
    const name = subset === 'latin' ? found.family : `${found.family} ${subset}`
    return {
      name,
      mayHave: (point) => ranges.some(([first, last]) => point >= first && point <= last),
      cuts: () =>
        once([found.folder, name, cutWeights], () =>
          Promise.all(
            cutWeights.map((weight) => cutOf(fontFile(found, subset), ranges, { name, weight })),
          ),
        ),
    }
  })
}

type Ranges = readonly (readonly [first: number, last: number])[]

/**
 * Code points of signs and of mathematical letters. Noto Sans Math has letters of scripts too, without what joins
 * them to words.
 */
const signRanges: Ranges = [
  [0xa1, 0xbf],
  [0x2000, 0x2bff],
  [0x1d400, 0x1d7ff],
]

function commonFont(root: string, name: string, paths: readonly string[]): FontSource {
  const { resolve } = createRequire(join(root, 'package.json'))
  const cut = (path: string) =>
    path.endsWith('.ttf') ? readFileSync(resolve(path)) : cutOf(resolve(path), signRanges, { name })
  return { name, cuts: () => once([root, name], () => Promise.all(paths.map(cut))) }
}

const made = new Map<string, Promise<Buffer[]>>()

/** Makes the cuts of a font when they are first asked for. */
function once(of: unknown, make: () => Promise<Buffer[]>): Promise<Buffer[]> {
  const key = JSON.stringify(of)
  const cuts = made.get(key) ?? make()
  made.set(key, cuts)
  return cuts
}

/** Cuts one weight out of a variable font. Weights that it lacks are cut at the nearest that it has. */
async function cutOf(
  file: string,
  ranges: Ranges,
  { name, weight }: { name: string; weight?: number },
): Promise<Buffer> {
  const characters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  const font = await subsetFont(readFileSync(file), characters.join(''), {
    targetFormat: 'truetype',
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  })
  return renamed(font, name, String(weight ?? 'Regular'))
}
