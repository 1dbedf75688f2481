/** Tells prose from what stands in a text without being read as such. */

/**
 * Matches code, addresses and links. An address may hold one pair of parentheses; to match more takes seconds in a
 * hostile file.
 */
const notProse = /```[\s\S]*?```|`[^`\n]*`|\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)|https?:\/\/\S+/g

/** Returns a text of the same length in which code, addresses and links are masked, so that places stay right. */
export function maskedProse(source: string): string {
  return source.replace(notProse, (text) => text.replace(/\S/g, '`'))
}
