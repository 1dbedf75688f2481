/** From a title to a file name that is also an address. */

/** Latin letters that Unicode does not take apart into a letter and a mark. */
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

/** `Crème & Café` becomes `creme-and-cafe`; empty when nothing of it can stand in an address. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[ßæœøđðłþı&+]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}’'.]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Names that some system keeps for itself: no file of that name can be saved on Windows. */
export const reserved = /^(con|prn|aux|nul|com\d|lpt\d|index)$/

const maximumSlugLength = 60

/**
 * Why a title cannot become a file name, in words for a writer; undefined when it can.
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
