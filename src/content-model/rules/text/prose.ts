/**
 * Matches code, addresses and links. An address may contain one pair of parentheses: matching more would take
 * seconds in a hostile file.
 */
const notProse = /```[\s\S]*?```|`[^`\n]*`|\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)|https?:\/\/\S+/g

/** Masks code, addresses and links with signs of the same length, because diagnostics need valid positions. */
export function maskedProse(source: string): string {
  return source.replace(notProse, (text) => text.replace(/\S/g, '`'))
}
