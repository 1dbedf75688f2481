/** Finds parts of a diagram in its lines, for messages. Lines are counted from 0. */

/** Returns the first line on which a pattern matches; where none does, the first that is not blank. */
export function lineOf(lines: readonly string[], pattern: RegExp): number {
  const found = lines.findIndex((line) => pattern.test(line))
  return found >= 0
    ? found
    : Math.max(
        0,
        lines.findIndex((line) => line.trim()),
      )
}

/** Returns the line of the header. */
export const headerLine = (lines: readonly string[]): number => lineOf(lines, /\S/)

/** Returns a text for use in a pattern. */
export const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
