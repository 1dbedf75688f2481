/** Chooses the fonts that some words need. */
import { drawnBy } from '../look/font-tables'
import { type FontRole, fontRoles } from '../look/fonts'
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
  const files = new Map<string, Promise<Buffer[]>>()
  for (const role of fontRoles) {
    const { sources } = await sourcesFor(root, role, words)
    for (const { name, cuts } of sources) {
      families[role].push(name)
      if (!files.has(name)) files.set(name, Promise.all(cuts.map((cut) => cut())))
    }
  }
  return {
    families,
    files: (await Promise.all(files.values())).flat(),
    key: JSON.stringify([root, families]),
  }
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
  const drawn = [...new Set(words.normalize())].filter((character) => !invisible.test(character))
  let missing = drawn.map((character) => character.codePointAt(0) ?? 0)
  const sources: FontSource[] = []
  for (const source of allSources(root, role)) {
    const isFirst = sources.length === 0
    const asked = isFirst ? missing : missing.filter((point) => source.mayHave?.(point) ?? true)
    if (asked.length === 0 && !isFirst) continue
    const has = drawnBy((await source.cuts[0]?.()) ?? Buffer.alloc(0))
    const found = new Set(asked.filter(has))
    if (found.size === 0 && !isFirst) continue
    sources.push(source)
    missing = missing.filter((point) => !found.has(point))
  }
  return { sources, missing }
}
