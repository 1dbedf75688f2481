/** Reads ICU messages. Only arguments and plurals are supported. */

/** A plural: `{count, plural, one {# result} other {# results}}`. Groups: its argument and its options. */
export const plural =
  /\{\s*(\w+)\s*,\s*plural\s*,((?:\s*=?\w+\s*\{(?:[^{}]|\{\s*\w+\s*\})*\})+)\s*\}/g
/** An option of a plural. Groups: its category and its words. */
export const option = /(=?\w+)\s*\{((?:[^{}]|\{\s*\w+\s*\})*)\}/g

export const argument = /\{\s*(\w+)\s*\}/g

/**
 * Reads a message.
 * @param counts names of the numeric arguments, which may have plurals
 * @returns the argument names (`count` for `{count}`) and the categories of each plural (`one`, `other`, `=0`);
 * undefined if the message is invalid or has unsupported parts
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
