import { coverageOf } from '../theme/font-tables'
import { type FontRole, fontRoles } from '../theme/fonts'
import { allSources, type FontSource } from './font-sources'

/**
 * Returns the site's Latin fonts and the other fonts that the words need, in order of preference.
 * @returns `key`: identifies the set of fonts in a cache
 */
export async function typesetFontsFor(root: string, words: string) {
  const families: Record<FontRole, string[]> = { display: [], text: [] }
  // Both roles may use the same font.
  const files = new Set<Buffer>()
  for (const role of fontRoles)
    for (const source of (await sourcesFor(root, role, words)).sources) {
      families[role].push(source.name)
      for (const file of await source.files()) files.add(file)
    }
  return { families, files: [...files], key: JSON.stringify([root, families]) }
}

/** Returns the characters that all fonts lack. */
export async function missingCharacters(root: string, words: string): Promise<string[]> {
  const missing = await Promise.all(
    fontRoles.map(async (role) => (await sourcesFor(root, role, words)).missing),
  )
  return [...new Set(missing.flat())].map((point) => String.fromCodePoint(point))
}

const invisible = /[\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/u

/** Returns the fonts that the words need, and the code points that no font has. */
async function sourcesFor(root: string, role: FontRole, words: string) {
  let missing = [...new Set(words.normalize())]
    .filter((character) => !invisible.test(character))
    .map((character) => character.codePointAt(0) ?? 0)
  const sources: FontSource[] = []
  for (const source of allSources(root, role)) {
    // Always include the first font.
    const candidates = missing.filter((point) => source.mayHave?.(point) ?? true)
    if (sources.length > 0 && candidates.length === 0) continue
    const [first] = await source.files()
    const covers = first ? coverageOf(first) : () => false
    if (sources.length > 0 && !candidates.some(covers)) continue
    sources.push(source)
    missing = missing.filter((point) => !covers(point))
  }
  return { sources, missing }
}
