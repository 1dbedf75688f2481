/**
 * Makes what pages load of the two families: a file with the core characters, one with all of the Latin script, and
 * the measures from which local fonts are adjusted to them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { coreCharacters } from '../../styles/core-characters'
import { type FontFacts, relativeWidth } from '../../theme/fallback-widths'
import { type FontPackage, fontFile, fontPackage } from '../../theme/font-package'
import { measure } from '../../theme/font-tables'
import { type FontRole, fontRoles, fonts } from '../../theme/fonts'
import { cachedOnDisk } from '../disk-cache'
import { endWith } from '../machine-errors'
import { writeChanged } from '../publish/files'
import { themeFolder } from './theme-files'

/** Every page preloads the core characters of both families: bytes of the two files. */
const maximumBytes = 70_000

/** Returns what to do about families that are too large. @param bytes of their core characters */
export function explainSize(bytes: number): string {
  return `The characters of ${fonts.display} and ${fonts.text} that every page loads take ${Math.ceil(bytes / 1000)} KB, and ${maximumBytes / 1000} KB are the most. Choose a family with fewer weights or simpler letters in src/theme/fonts.ts.`
}

/** The weight from which Arial’s bold cut is the fallback, and those at which widths are compared. */
const cuts: Readonly<Record<FontRole, { bold: number; regularAt: number; boldAt: number }>> = {
  display: { bold: 450, regularAt: 300, boldAt: 600 },
  text: { bold: 500, regularAt: 400, boldAt: 600 },
}

/** Writes the files. Ends the program when they are too large. @throws when a package cannot be used */
export async function writePageFonts(root: string): Promise<void> {
  const folder = themeFolder(root)
  const facts: Record<string, FontFacts> = {}
  let preloaded = 0
  for (const role of fontRoles) {
    const found = fontPackage(root, fonts[role])
    const bytes = readFileSync(fontFile(found, 'latin'))
    const inputs = [role, bytes.toString('base64'), found.weights]
    const { core, facts: known } = await cachedOnDisk(root, inputs, async () => ({
      core: (await subsetFont(bytes, coreCharacters, { targetFormat: 'woff2' })).toString('base64'),
      facts: await factsOf(role, bytes, found),
    }))
    const page = Buffer.from(core, 'base64')
    preloaded += page.length
    writeChanged(join(folder, `${role}.woff2`), page)
    writeChanged(join(folder, `${role}-latin.woff2`), bytes)
    facts[role] = known
  }
  if (preloaded > maximumBytes) endWith(explainSize(preloaded))
  writeChanged(join(folder, 'fonts.json'), `${JSON.stringify(facts)}\n`)
}

async function factsOf(
  role: FontRole,
  source: Buffer,
  { weights: [lightest, boldest] }: FontPackage,
): Promise<FontFacts> {
  const at = async (weight: number) =>
    measure(
      await subsetFont(source, coreCharacters, {
        targetFormat: 'truetype',
        // Those that the family lacks are cut at the nearest that it has.
        variationAxes: { wght: weight },
      }),
    )
  const { bold, regularAt, boldAt } = cuts[role]
  const regular = await at(regularAt)
  const fallbacks = [
    { from: lightest, to: Math.min(bold - 1, boldest), cut: 'regular', measures: regular },
    { from: Math.max(bold, lightest), to: boldest, cut: 'bold', measures: await at(boldAt) },
  ] as const
  return {
    weights: `${lightest} ${boldest}`,
    ascent: regular.ascent,
    descent: regular.descent,
    fallbacks: fallbacks
      .filter(({ from, to }) => from <= to)
      .map(({ from, to, cut, measures }) => ({
        weights: `${from} ${to}`,
        cut,
        width: Number(relativeWidth(measures, cut).toFixed(4)),
      })),
  }
}
