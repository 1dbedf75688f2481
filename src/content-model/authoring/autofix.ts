/** Fixes what can be fixed without knowing what the writer means. */
import { count, type Diagnostic, excerpt } from '../check/diagnostics'

export interface Fixed {
  text: string
  /** What was changed, a phrase for each kind; empty when the text was left as it was. */
  changes: string[]
}

/**
 * Fixes a file's text: Windows line ends, spaces at the ends of lines, a missing line end at the end of
 * the file, and whatever a diagnostic of the check has a fix for.
 */
export function fixSource(source: string, diagnostics: readonly Diagnostic[]): Fixed {
  const changes: string[] = []
  const unix = source.replace(/\r\n?/g, '\n')
  if (unix !== source) changes.push('line ends')
  const lines = unix.split('\n')
  for (const fix of fixesOf(diagnostics)) {
    const line = lines[fix.line - 1] ?? ''
    const start = fix.column - 1
    if (!line.startsWith(fix.from, start)) continue
    lines[fix.line - 1] = line.slice(0, start) + fix.to + line.slice(start + fix.from.length)
    changes.push(
      fix.to.trim()
        ? `${excerpt(fix.from)} is now ${excerpt(fix.to)} on line ${fix.line}`
        : invisibleOn(fix.line),
    )
  }
  const trimmed = withoutTrailingSpaces(lines)
  const spaces = trimmed.filter((line, index) => line !== lines[index]).length
  if (spaces > 0) changes.push(`spaces at the end of ${count(spaces, 'line')}`)
  if (trimmed.at(-1) !== '') {
    trimmed.push('')
    changes.push('the line end of the last line')
  }
  return { text: trimmed.join('\n'), changes }
}

const invisibleOn = (line: number) => `an invisible character on line ${line}`

/**
 * Returns all fixes, ordered from the end of a line to its beginning: no change moves the place of
 * another.
 */
function fixesOf(diagnostics: readonly Diagnostic[]) {
  return diagnostics
    .flatMap(({ line, column, fix }) => (fix ? [{ line, column, ...fix }] : []))
    .sort((a, b) => a.line - b.line || b.column - a.column)
}

/** Removes trailing spaces, except in code and where two of them are a line break of Markdown. */
function withoutTrailingSpaces(lines: readonly string[]): string[] {
  const body = lines[0]?.trim() === '---' ? lines.indexOf('---', 1) : lines.length
  let isCode = false
  return lines.map((line, index) => {
    if (index > body && /^\s*(```|~~~)/.test(line)) isCode = !isCode
    const next = lines[index + 1]?.trim() ?? ''
    const isBreak = index > body && /\S {2,}$/.test(line) && next !== ''
    return isCode || isBreak ? line : line.replace(/[ \t]+$/, '')
  })
}
