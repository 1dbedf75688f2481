/** Diagnostics of the check, and the text of its report. */

/** A place in a file, counted from 1. */
export interface Place {
  line: number
  column: number
}

/** A diagnostic that a writer has to fix, in a file that is known from elsewhere. */
export interface Diagnostic extends Place {
  /** What is wrong and what to write instead, in full sentences. */
  message: string
  /** Set when it only stops publication: in development, the page is shown all the same. */
  unfinished?: true
  /** The words at this place and those that replace them, where nothing else can be meant. */
  fix?: { from: string; to: string }
}

export interface FileDiagnostic extends Diagnostic {
  /** Path from the project's folder, with forward slashes. */
  file: string
}

export const startOfFile: Place = { line: 1, column: 1 }

/** Returns a diagnostic of a file as a whole. */
export function ofFile(file: string, message: string): FileDiagnostic {
  return { file, ...startOfFile, message }
}

/** Returns the place of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, Math.max(0, offset)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Returns the offset of a place in a text. */
export function offsetAt(text: string, { line, column }: Place): number {
  const before = text.split('\n', line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** Returns `content/services/erp-integration.mdx:14:5 · stats.items[1].value is missing. Write, …`. */
export function formatDiagnostic({ file, line, column, message }: FileDiagnostic): string {
  return `${file}:${line}:${column} · ${message}`
}

/** Number of placeholders of one file that a report names; the others are counted. */
const namedPlaceholders = 3

/**
 * Formats all diagnostics, by file and line, under a line that counts them. A new file is full of
 * placeholders: only the first few are named, so that other diagnostics stay in sight.
 */
export function formatReport(diagnostics: readonly FileDiagnostic[]): string {
  const sorted = inOrder(diagnostics)
  const files = [...new Set(sorted.map((diagnostic) => diagnostic.file))]
  const head = `${count(diagnostics.length, 'problem')} in ${count(files.length, 'file')} of the content:`
  const lines = files.flatMap((file) => {
    const own = sorted.filter((diagnostic) => diagnostic.file === file)
    const named = own.filter(({ unfinished }) => unfinished).slice(0, namedPlaceholders)
    const shown = own.filter((diagnostic) => !diagnostic.unfinished || named.includes(diagnostic))
    const rest = own.length - shown.length
    const more = `${file} · ${rest} more that must be finished before the page can be published.`
    return [...shown.map(formatDiagnostic), ...(rest > 0 ? [more] : [])]
  })
  return [head, '', ...lines].join('\n')
}

/** Returns diagnostics sorted by file, line and column. */
export function inOrder(diagnostics: readonly FileDiagnostic[]): FileDiagnostic[] {
  return [...diagnostics].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  )
}

/** Returns a number with its noun: `1 problem`, `2 problems`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Compares strings by code units: the order is the same on every machine, whatever its language. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Returns at most `limit` characters of a text on one line, for quoting it in a message. */
export function excerpt(text: string, limit = 60): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > limit ? `${line.slice(0, limit - 1).trimEnd()}…` : line
}
