/** Replacements for `&`, `+` and letters that NFKD does not split. */
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
 * Returns the slug of a title: `creme-and-cafe` for `Crème & Café`. Empty if
 * the title has no usable characters.
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

export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Names that Windows cannot save, and `index`, which is a special page. */
export const reserved = /^(con|prn|aux|nul|com\d|lpt\d|index)$/

const maximumSlugLength = 60

/**
 * Returns a message if a title cannot become a file name.
 * @param slug the result of `slugOf`
 */
export function explainUnusableTitle(title: string, slug: string): string | undefined {
  const choose = 'Choose the file name yourself, for example: --slug new-page'
  const lost = [...title].filter((letter) => /\p{L}/u.test(letter) && slugOf(letter) === '')
  if (slug === '') return `“${title}” has no letters that addresses can contain. ${choose}`
  if (lost.length > 0)
    return `“${title}” has letters that addresses cannot contain: ${[...new Set(lost)].join(' ')}. ${choose}`
  if (reserved.test(slug)) return `“${slug}” cannot be a file name. ${choose}`
  if (slug.length > maximumSlugLength)
    return `“${slug}” has ${slug.length} characters, but addresses must not have more than ${maximumSlugLength}. ${choose}`
  return undefined
}
