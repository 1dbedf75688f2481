/** Makes a file name, which is also an address, from a title. */

/** Replacements of signs, and of Latin letters that Unicode does not take apart into a letter and a mark. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
  '+': ' plus ',
}

/**
 * Returns the slug of a title: `Crème & Café` becomes `creme-and-cafe`; empty when no character is usable.
 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[ßæœøđðłþı&+]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}’'.]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Matches what can be a file name and a part of an address. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Matches names that some system reserves: no file of that name can be saved on Windows. */
export const reserved = /^(con|prn|aux|nul|com\d|lpt\d|index)$/

const maximumSlugLength = 60

/**
 * Returns why a title cannot become a file name, in words for a writer, or undefined when it can.
 * @param slug what `slugOf` made of it
 */
export function explainUnusableTitle(title: string, slug: string): string | undefined {
  const choose = 'Choose the file name yourself, for example: --slug new-page'
  const lost = [...title].filter((letter) => /\p{L}/u.test(letter) && slugOf(letter) === '')
  if (slug === '') return `“${title}” has no letters that can stand in an address. ${choose}`
  if (lost.length > 0)
    return `“${title}” has letters that cannot stand in an address: ${[...new Set(lost)].join(' ')}. ${choose}`
  if (reserved.test(slug)) return `“${slug}” cannot be the name of a file. ${choose}`
  if (slug.length > maximumSlugLength)
    return `“${slug}” is ${slug.length} characters long, and an address is easier to pass on with at most ${maximumSlugLength}. ${choose}`
  return undefined
}
