import type { Paragraph } from 'mdast'
import { type Diagnostic, placeAt } from '../../check/diagnostics'

/** A source line without the marks of a quotation (>). */
export interface ParagraphLine {
  text: string
  start: number
}

/** Spaces that do not count as a space in Markdown. */
export const specialSpace = '[\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]'

/** Returns the lines of a paragraph. The first line includes the tabs before it. */
export function linesOf({ position }: Paragraph, source: string): ParagraphLine[] {
  let start = position?.start.offset ?? 0
  while (source[start - 1] === '\t') start -= 1
  const lines: ParagraphLine[] = []
  for (const line of source.slice(start, position?.end.offset).split('\n')) {
    const prefix = lines.length > 0 ? (/^ *(?:> ?)*/.exec(line)?.[0].length ?? 0) : 0
    lines.push({ text: line.slice(prefix), start: start + prefix })
    start += line.length + 1
  }
  return lines
}

/** Matches a hard line break. */
export const lineBreak = /(?:\\| {2,})$/

/**
 * Returns a diagnostic at the first line.
 * @param rewritten the lines after `--fix`
 */
export function atLines(
  lines: readonly ParagraphLine[],
  source: string,
  message: string,
  rewritten?: readonly string[],
): Diagnostic {
  const start = lines[0]?.start ?? 0
  let end = start
  const to = lines.map((line, index) => {
    const between = source.slice(end, line.start)
    end = line.start + line.text.length
    return between + (rewritten?.[index] ?? line.text)
  })
  const fix = rewritten && { from: source.slice(start, end), to: to.join('') }
  return { ...placeAt(source, start), message, ...(fix && { fix }) }
}
