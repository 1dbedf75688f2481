/** Converts words to search terms, in the build and in the browser. */

/** Words without search value, in the languages of the site's texts. */
const stopWords = new Set(
  'ada anda apa atau bagaimana bisa dalam dan dapat dari dengan di ini itu ke kami oleh pada saya secara seperti tidak untuk yang a an and are as at be but by can do does for from has have how i if in into is it its many much my not of on or our so that the their them then there they this to was we what when where which who will with you your'.split(
    ' ',
  ),
)

/** British endings and their American replacements, to share a term. */
const spellings: readonly [RegExp, string][] = [
  [/^(.{3,})is(e[drs]?|ers?|ing|ations?|able)$/, '$1iz$2'],
  [/^(.{2,})ys(e[drs]?|ers?|ing)$/, '$1yz$2'],
  [/^(.{2,})ours?$/, '$1or'],
  [/^(.{3,})tre$/, '$1ter'],
  [/^(.{3,})ogue$/, '$1og'],
  [/^program(me)?s?$/, 'program'],
  [/^(licen|defen|offen|practi)ce$/, '$1se'],
]

/** Endings to cut off: `tokenised` becomes `tokeniz`, `auditing` becomes `audit`. */
const stemPatterns = [/^(.{3,}[iy]z)(e[drs]?|ers?|ing|ations?|able)$/, /^(.{4,})ings?$/]

/**
 * Returns the term of a word: in lower case and the singular, without accents,
 * in American spelling.
 * @returns undefined for a stop word
 */
export function termOf(word: string): string | undefined {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (!plain || stopWords.has(plain)) return undefined
  const american = spellings.reduce((term, [from, to]) => term.replace(from, to), plain)
  return american.length > 3 ? american.replace(/ies$/, 'y').replace(/([^aisu])s$/, '$1') : american
}

function stemOf(term: string): string | undefined {
  return stemPatterns.map((pattern) => pattern.exec(term)?.[1]).find(Boolean)
}

/** Returns the term of a word and its stem, if it has one. */
export function indexedTerms(word: string): string[] {
  const term = termOf(word)
  return [term, term && stemOf(term)].filter((part) => part !== undefined)
}

/** Returns the stem of a word in a query, or its term, which may be misspelt. */
export function queryTerm(word: string): string | undefined {
  const term = termOf(word)
  return term && (stemOf(term) ?? term)
}
