/** Finds line numbers for messages. Lines are counted from 0. */
import type { DiagramDiagnostic } from '../diagram'

/** Returns the first match, or else the first line that is not blank. */
export function lineOf(lines: readonly string[], pattern: RegExp): number {
  const places = [pattern, /\S/].map((sought) => lines.findIndex((line) => sought.test(line)))
  return places.find((place) => place >= 0) ?? 0
}

export const headerLine = (lines: readonly string[]): number => lineOf(lines, /\S/)

/** Returns a problem of the whole diagram, if there is one. */
export const atHeader = (
  lines: readonly string[],
  message: string | undefined,
): DiagramDiagnostic[] => (message === undefined ? [] : [{ line: headerLine(lines), message }])

/** Escapes a text for a regular expression. */
export const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
