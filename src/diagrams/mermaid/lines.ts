/** Finds line numbers for messages. Lines are counted from 0. */

/** Returns the first match, or else the first line that is not blank. */
export function lineOf(lines: readonly string[], pattern: RegExp): number {
  const found = lines.findIndex((line) => pattern.test(line))
  return found >= 0
    ? found
    : Math.max(
        0,
        lines.findIndex((line) => line.trim()),
      )
}

export const headerLine = (lines: readonly string[]): number => lineOf(lines, /\S/)

/** Escapes a text for a regular expression. */
export const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
