/** Reads texts of the interface as ICU messages, of which they use arguments and plurals. */

/** A plural of a message, such as `{count, plural, one {# result} other {# results}}`: its number, its options. */
export const plural =
  /\{\s*(\w+)\s*,\s*plural\s*,((?:\s*=?\w+\s*\{(?:[^{}]|\{\s*\w+\s*\})*\})+)\s*\}/g
/** An option of a plural: the numbers for which it is, and its words. */
export const option = /(=?\w+)\s*\{((?:[^{}]|\{\s*\w+\s*\})*)\}/g

/** An argument: `{count}`. */
export const argument = /\{\s*(\w+)\s*\}/g

/**
 * Reads a message.
 * @param counts names of the arguments that are numbers: a plural is made of nothing else
 * @returns the names of its arguments, `count` for `{count}`, and for each plural the categories of numbers that it has
 * words for: `one`, `other`, `=0`. Undefined when it is none, or has more than arguments and plurals of these numbers
 */
export function readMessage(text: string, counts: readonly string[]) {
  const found = [...text.matchAll(plural)].map(([, name = '', options = '']) => ({
    name,
    options: [...options.matchAll(option)],
  }))
  const plurals = found.map(({ options }) => options.map(([, category = '']) => category))
  const words = found.flatMap(({ options }) => options.map(([, , words = '']) => words))
  const texts = [text.replace(plural, ''), ...words].join(' ')
  const names = [...texts.matchAll(argument)].map(([, name = '']) => name)
  const isReadable =
    !/[{}]/.test(texts.replace(argument, '')) &&
    found.every(({ name }) => counts.includes(name)) &&
    plurals.every((categories) => categories.includes('other'))
  if (!isReadable) return undefined
  return { names: new Set([...names, ...found.map(({ name }) => name)]), plurals }
}
