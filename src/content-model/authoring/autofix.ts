/** Fixes what can be fixed without knowing what the writer means. */
import { type Diagnostic, excerpt } from '../check/diagnostics'

export interface Fixed {
  text: string
  /** What was changed, a phrase for each kind; empty when the text was left as it was. */
  changes: string[]
}

/**
 * Makes the fixes that diagnostics of the check have.
 * @param text with line feeds as line endings
 */
export function fixSource(text: string, diagnostics: readonly Diagnostic[]): Fixed {
  const changes: string[] = []
  const lines = text.split('\n')
  // From the end of a line to its beginning: no change moves the place of another.
  const fixes = diagnostics
    .flatMap(({ line, column, fix }) => (fix ? [{ line, column, ...fix }] : []))
    .sort((a, b) => a.line - b.line || b.column - a.column)
  for (const fix of fixes) {
    const line = lines[fix.line - 1] ?? ''
    const start = fix.column - 1
    if (!line.startsWith(fix.from, start)) continue
    lines[fix.line - 1] = line.slice(0, start) + fix.to + line.slice(start + fix.from.length)
    changes.push(
      fix.to.trim()
        ? `${excerpt(fix.from)} is now ${excerpt(fix.to)} on line ${fix.line}`
        : `an invisible character on line ${fix.line}`,
    )
  }
  return { text: lines.join('\n'), changes }
}
