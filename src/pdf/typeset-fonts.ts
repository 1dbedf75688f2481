/** Chooses the fonts that some words need. */
import { drawnBy } from '../theme/font-tables'
import { type FontRole, fontRoles } from '../theme/fonts'
import { allSources, type FontSource } from './font-sources'

export interface TypesetFonts {
  /** Names for a template, in the order in which they are asked for a character. */
  families: Record<FontRole, string[]>
  files: Buffer[]
  /** Which fonts there are; the same fonts have the same key. */
  key: string
}

/**
 * Returns the fonts for some words: those with Latin letters, and those of other scripts that the words need.
 * @param root the project's folder, whose packages hold the fonts
 */
export async function typesetFontsFor(root: string, words: string): Promise<TypesetFonts> {
  const families: Record<FontRole, string[]> = { display: [], text: [] }
  // A font of both roles has the same cuts in both.
  const files = new Set<Buffer>()
  for (const role of fontRoles)
    for (const source of (await sourcesFor(root, role, words)).sources) {
      families[role].push(source.name)
      for (const cut of await source.cuts()) files.add(cut)
    }
  return { families, files: [...files], key: JSON.stringify([root, families]) }
}

/** Returns the characters of some words that no font draws, in their order. */
export async function undrawnCharacters(root: string, words: string): Promise<string[]> {
  const missing = await Promise.all(
    fontRoles.map(async (role) => (await sourcesFor(root, role, words)).missing),
  )
  return [...new Set(missing.flat())].map((point) => String.fromCodePoint(point))
}

/** Matches what no font needs to draw. */
const invisible = /[\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/u

/** Returns the fonts of a role that the words need, and the code points that none of them draws. */
async function sourcesFor(
  root: string,
  role: FontRole,
  words: string,
): Promise<{ sources: FontSource[]; missing: number[] }> {
  let missing = [...new Set(words.normalize())]
    .filter((character) => !invisible.test(character))
    .map((character) => character.codePointAt(0) ?? 0)
  const sources: FontSource[] = []
  for (const source of allSources(root, role)) {
    // The first is the family itself, whatever the words are.
    const asked = missing.filter((point) => source.mayHave?.(point) ?? true)
    if (sources.length > 0 && asked.length === 0) continue
    const [first] = await source.cuts()
    const draws = first ? drawnBy(first) : () => false
    if (sources.length > 0 && !asked.some(draws)) continue
    sources.push(source)
    missing = missing.filter((point) => !draws(point))
  }
  return { sources, missing }
}
