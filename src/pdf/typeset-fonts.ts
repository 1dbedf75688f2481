import { drawnBy } from '../theme/font-tables'
import { type FontRole, fontRoles } from '../theme/fonts'
import { allSources, type FontSource } from './font-sources'

export interface TypesetFonts {
  /** Font names for templates, in order of preference. */
  families: Record<FontRole, string[]>
  files: Buffer[]
  /** Identifies the set of fonts. */
  key: string
}

/**
 * Returns the site's Latin fonts, and the fonts that the words need for other characters.
 * @param root project folder with the installed font packages
 */
export async function typesetFontsFor(root: string, words: string): Promise<TypesetFonts> {
  const families: Record<FontRole, string[]> = { display: [], text: [] }
  // A set, because both roles may use the same font.
  const files = new Set<Buffer>()
  for (const role of fontRoles)
    for (const source of (await sourcesFor(root, role, words)).sources) {
      families[role].push(source.name)
      for (const cut of await source.cuts()) files.add(cut)
    }
  return { families, files: [...files], key: JSON.stringify([root, families]) }
}

/** Returns the characters that every font lacks, in order of appearance. */
export async function undrawnCharacters(root: string, words: string): Promise<string[]> {
  const missing = await Promise.all(
    fontRoles.map(async (role) => (await sourcesFor(root, role, words)).missing),
  )
  return [...new Set(missing.flat())].map((point) => String.fromCodePoint(point))
}

/** Matches characters without a glyph. */
const invisible = /[\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/u

/** Returns the necessary fonts of a role, and the code points that all fonts lack. */
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
    // Always include the first font, the site's family.
    const candidates = missing.filter((point) => source.mayHave?.(point) ?? true)
    if (sources.length > 0 && candidates.length === 0) continue
    const [first] = await source.cuts()
    const draws = first ? drawnBy(first) : () => false
    if (sources.length > 0 && !candidates.some(draws)) continue
    sources.push(source)
    missing = missing.filter((point) => !draws(point))
  }
  return { sources, missing }
}
