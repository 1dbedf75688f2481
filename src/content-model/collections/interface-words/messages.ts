/** Reads ICU messages. Only arguments and plurals are supported. */

/** Matches `{count, plural, one {…} other {…}}`. Groups: argument, options. */
export const plural =
  /\{\s*(\w+)\s*,\s*plural\s*,((?:\s*=?\w+\s*\{(?:[^{}]|\{\s*\w+\s*\})*\})+)\s*\}/g
/** Matches `one {# result}`. Groups: category, words. */
export const option = /(=?\w+)\s*\{((?:[^{}]|\{\s*\w+\s*\})*)\}/g

export const argument = /\{\s*(\w+)\s*\}/g

/**
 * Returns the argument names and the categories of each plural (`one`, `=0`).
 * Returns undefined if the message is invalid or has unsupported parts.
 * @param counts names of the numeric arguments, which may have plurals
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
