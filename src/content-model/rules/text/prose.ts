/**
 * An address may contain one pair of parentheses: matching more would take
 * seconds in a hostile file.
 */
const notProse = /```[\s\S]*?```|`[^`\n]*`|\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)|https?:\/\/\S+/g

/** Matches whole words that a pattern describes, except in addresses. */
export const wholeWords = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}/#@.-])(?:${pattern})(?![\\p{L}\\p{N}/])`, 'giu')

/** Masks code, addresses and links, without changing positions. */
export function maskedProse(source: string): string {
  return source.replace(notProse, (text) => text.replace(/\S/g, '`'))
}
