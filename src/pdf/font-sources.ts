/** Fonts of PDFs and share images. Typst needs static fonts with unique names. */
import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { type FontPackage, fontFile, fontPackage } from '../theme/font-package'
import { renamed } from '../theme/font-tables'
import { type FontRole, fonts, printFonts } from '../theme/fonts'

const weights: Readonly<Record<FontRole, readonly number[]>> = {
  display: [300, 600],
  text: [400, 500, 600],
}
const printWeights = [400, 600]

/** For characters that the site's families lack, in order of preference. */
const commonFonts: Readonly<Record<string, readonly string[]>> = {
  // Comes before Noto Sans, which builds ≠ from two glyphs, so copied text would
  // contain two characters.
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

export const typesetFonts = [
  ...new Set([...Object.values(fonts), ...printFonts, ...commonFontFiles.map(packageNameOf)]),
]

export interface FontSource {
  /** In templates. */
  name: string
  /**
   * Returns false if the font cannot contain the code point. Without this
   * function, read the font file.
   */
  mayHave?(point: number): boolean
  /** Returns a file per weight, all with the same characters. */
  files(): Promise<Buffer[]>
}

/** Returns the fonts of a role, in order of preference. */
export function allSources(root: string, role: FontRole): FontSource[] {
  return [
    ...subsetsOf(fontPackage(root, fonts[role]), weights[role]),
    ...printFonts.flatMap((name) => subsetsOf(fontPackage(root, name), printWeights)),
    ...Object.entries(commonFonts).map(([name, paths]) => commonFont(name, paths)),
  ]
}

/** Latin first. */
function subsetsOf(found: FontPackage, weightsInUse: readonly number[]): FontSource[] {
  const { latin = [], ...others } = found.subsets
  return [['latin', latin] as const, ...Object.entries(others)].map(([subset, ranges]) => {
    const name = subset === 'latin' ? found.family : `${found.family} ${subset}`
    return {
      name,
      mayHave: (point) => ranges.some(([first, last]) => point >= first && point <= last),
      files: () =>
        cached([found.folder, name, weightsInUse], () =>
          Promise.all(
            weightsInUse.map((weight) =>
              staticFont(fontFile(found, subset), ranges, { name, weight }),
            ),
          ),
        ),
    }
  })
}

type Ranges = readonly (readonly [first: number, last: number])[]

/**
 * Symbols and mathematical letters. Noto Sans Math lacks the shaping tables for its other scripts.
 */
const symbolRanges: Ranges = [
  [0xa1, 0xbf],
  [0x2000, 0x2bff],
  [0x1d400, 0x1d7ff],
]

function commonFont(name: string, paths: readonly string[]): FontSource {
  const load = (path: string) =>
    path.endsWith('.ttf')
      ? readFileSync(require.resolve(path))
      : staticFont(require.resolve(path), symbolRanges, { name })
  return { name, files: () => cached([name], () => Promise.all(paths.map(load))) }
}

const cache = new Map<string, Promise<Buffer[]>>()

function cached(keyParts: unknown, make: () => Promise<Buffer[]>): Promise<Buffer[]> {
  const key = JSON.stringify(keyParts)
  const files = cache.get(key) ?? make()
  cache.set(key, files)
  return files
}

/** Returns a static font with the nearest available weight. */
async function staticFont(
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
