export function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1
}

export function lineAt(source: string, offset: number): string {
  return source.slice(lineStart(source, offset)).split('\n', 1)[0] ?? ''
}

/** Returns the offset of the next text below a line; without any, `offset`. */
export function nextLine(source: string, offset: number): number {
  const end = source.indexOf('\n', offset)
  if (end === -1) return offset
  const match = /\S/.exec(source.slice(end))
  return match ? end + match.index : offset
}

/** Returns the line at an offset with its value in quotes. */
export function quotedLine(source: string, offset: number, otherwise: string): string {
  const [, name, value] = /^\s*(?:- )?([\w-]+): +(.+?)\s*$/.exec(lineAt(source, offset)) ?? []
  return name && value ? `${name}: ${quoted(withoutCurlyQuotes(value))}` : otherwise
}

/** Returns a value as a YAML string in double quotes. */
export function quoted(value: string): string {
  return `"${value.replace(/(["\\])/g, '\\$1')}"`
}

/** Returns a YAML string that keeps the backslashes of a quoted value. */
export function literal(written: string): string {
  const inner = written.slice(1, -1).replaceAll('\\"', '"')
  // Turns two backslashes into one, except at the start of a server's path.
  const words = inner.replace(/(?<!^|\s)\\\\|\\\\(?!\w)/g, '\\')
  return words.includes("'") ? quoted(words) : `'${words}'`
}

/** Removes curly quotes that enclose the whole value. */
export function withoutCurlyQuotes(value: string): string {
  const [, double, single] =
    /^(?:[“”„‟]([^“”„‟"]+)[“”„‟"]|[‘‚‛’]([^‘‚‛’']+)[‘’‛'])$/.exec(value) ?? []
  return double ?? single ?? value
}
