import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { corePoints, pointsFrom, unicodeRange } from '../../styles/core-characters'
import { type FontFacts, localFonts, relativeWidth } from '../../theme/fallback-widths'
import { type FontPackage, fontFile, fontPackage } from '../../theme/font-package'
import { coverageOf, type Measures, measure, withTablesOf } from '../../theme/font-tables'
import { type FontRole, fontRoles, fonts } from '../../theme/fonts'
import { cachedOnDisk } from '../disk-cache'
import { exitWith } from '../machine-errors'
import { writeChanged } from '../publish/files'
import { themeFolder } from './theme-files'

/** Maximum total size of both core files, which every page preloads. */
const maximumBytes = 50_000

/** @param bytes size of both core files */
export function explainSize(bytes: number): string {
  return `The core characters of ${fonts.display} and ${fonts.text}, which every page loads, take ${Math.ceil(bytes / 1000)} KB. The limit is ${maximumBytes / 1000} KB. Choose a family with simpler letters in src/theme/fonts.ts.`
}

/**
 * `weights`: lightest and boldest weight in use. `usual`: all weights share its kerning, because
 * variable kerning would be a quarter of the file. `bold`: lowest weight with a bold fallback.
 */
const design = {
  display: { weights: [300, 600], usual: 600, bold: 450 },
  text: { weights: [400, 600], usual: 400, bold: 500 },
} as const

// subset-font's types reject two of these options in an object literal.
const instanceOptions = {
  targetFormat: 'truetype',
  /** Features that browsers apply by default, and tabular and lining figures. */
  keepFeatures: 'rvrn ccmp locl rlig rclt calt liga kern mark mkmk tnum lnum'.split(' '),
  dropTables: ['STAT', 'MVAR'],
} as const

/**
 * Writes two files for each family, with the core and with other Latin characters, and the metrics for its fallback
 * fonts. Ends the program if the core files are too large.
 * @throws if a font package is unusable
 */
export async function writePageFonts(root: string): Promise<void> {
  const folder = themeFolder(root)
  const facts: Record<string, FontFacts> = {}
  let preloaded = 0
  for (const role of fontRoles) {
    const found = fontPackage(root, fonts[role])
    const bytes = readFileSync(fontFile(found, 'latin'))
    const inputs = [role, bytes.toString('base64'), found.weights]
    const made = await cachedOnDisk(root, inputs, () => make(role, bytes, found))
    const core = Buffer.from(made.core, 'base64')
    preloaded += core.length
    writeChanged(join(folder, `${role}.woff2`), core)
    writeChanged(join(folder, `${role}-rest.woff2`), Buffer.from(made.rest, 'base64'))
    facts[role] = made.facts
  }
  if (preloaded > maximumBytes) exitWith(explainSize(preloaded))
  writeChanged(join(folder, 'fonts.json'), `${JSON.stringify(facts)}\n`)
}

/** Returns both files in Base64, and the family's metrics. */
async function make(role: FontRole, source: Buffer, { weights, subsets }: FontPackage) {
  const { usual, bold, ...used } = design[role]
  const within = (weight: number) => Math.min(Math.max(weight, weights[0]), weights[1])
  const [lightest, boldest] = [within(used.weights[0]), within(used.weights[1])]
  const instance = (points: readonly number[], wght: number | { min: number; max: number }) => {
    const options = { ...instanceOptions, variationAxes: { wght } }
    return subsetFont(source, String.fromCodePoint(...points), options)
  }
  const latin = (subsets.latin ?? []).flatMap(([first, last]) => pointsFrom(first, last))
  const covers = coverageOf(await instance(latin, lightest))
  const restPoints = latin.filter((point) => covers(point) && !corePoints.includes(point))

  const file = async (points: readonly number[]) => {
    const variable = await instance(points, { min: lightest, max: boldest })
    const kerned = withTablesOf(variable, await instance(points, within(usual)), ['GPOS', 'GDEF'])
    const packed = await subsetFont(kerned, String.fromCodePoint(...points), {
      targetFormat: 'woff2',
    })
    return packed.toString('base64')
  }
  const facts: FontFacts = {
    weights: `${lightest} ${boldest}`,
    restRange: unicodeRange(restPoints),
    ...fallbackFacts(
      bold,
      { weight: lightest, measures: measure(await instance(corePoints, lightest)) },
      { weight: boldest, measures: measure(await instance(corePoints, boldest)) },
    ),
  }
  return { core: await file(corePoints), rest: await file(restPoints), facts }
}

interface Measured {
  weight: number
  measures: Measures
}

/** Adjusts local fonts to a family: regular below the weight `bold`, bold from this weight on. */
function fallbackFacts(
  bold: number,
  light: Measured,
  heavy: Measured,
): Pick<FontFacts, 'ascent' | 'descent' | 'fallbacks'> {
  const fallbacks = [
    { from: light.weight, to: Math.min(bold - 1, heavy.weight), face: 'regular', ...light },
    { from: Math.max(bold, light.weight), to: heavy.weight, face: 'bold', ...heavy },
  ] as const
  return {
    ascent: light.measures.ascent,
    descent: light.measures.descent,
    fallbacks: localFonts.flatMap((font) =>
      fallbacks
        .filter(({ from, to }) => from <= to)
        .map(({ from, to, face, measures }) => ({
          font,
          weights: `${from} ${to}`,
          face,
          width: Number(relativeWidth(measures, font, face).toFixed(4)),
        })),
    ),
  }
}
