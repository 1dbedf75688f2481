/** A place in a file, counted from 1. */
export interface Place {
  line: number
  column: number
}

export interface Diagnostic extends Place {
  /** The problem and the text to write, in full sentences. */
  message: string
  /** The problem only prevents publication: development shows the page. */
  unfinished?: true
  /** Automatic replacement at this place, if it is certain. */
  fix?: { from: string; to: string }
}

export interface FileDiagnostic extends Diagnostic {
  /** Path relative to the project folder, with forward slashes. */
  file: string
}

export const startOfFile: Place = { line: 1, column: 1 }

/** Returns a diagnostic about a whole file. */
export function ofFile(file: string, message: string): FileDiagnostic {
  return { file, ...startOfFile, message }
}

/** Converts an offset in a text to a place. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, Math.max(0, offset)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Converts a place in a text to an offset. */
export function offsetAt(text: string, { line, column }: Place): number {
  const before = text.split('\n', line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** Returns `content/services/erp-integration.mdx:14:5 · stats.items[1].value is missing. Write, …`. */
export function formatDiagnostic({ file, line, column, message }: FileDiagnostic): string {
  return `${file}:${line}:${column} · ${message}`
}

/** Placeholders that a report lists per file. It only counts the rest. */
const maxListedPlaceholders = 3

/**
 * Formats diagnostics by file and line, after a line with their number. Lists only a few
 * placeholders per file, because a new file's placeholders would hide other problems.
 */
export function formatReport(diagnostics: readonly FileDiagnostic[]): string {
  const sorted = inOrder(diagnostics)
  const files = [...new Set(sorted.map((diagnostic) => diagnostic.file))]
  const head = `${count(diagnostics.length, 'problem')} in ${count(files.length, 'file')} of the content:`
  const lines = files.flatMap((file) => {
    const own = sorted.filter((diagnostic) => diagnostic.file === file)
    const named = own.filter(({ unfinished }) => unfinished).slice(0, maxListedPlaceholders)
    const shown = own.filter((diagnostic) => !diagnostic.unfinished || named.includes(diagnostic))
    const rest = own.length - shown.length
    const more = `${file} · ${rest} more that must be finished before the page can be published.`
    return [...shown.map(formatDiagnostic), ...(rest > 0 ? [more] : [])]
  })
  return [head, '', ...lines].join('\n')
}

export function inOrder(diagnostics: readonly FileDiagnostic[]): FileDiagnostic[] {
  return [...diagnostics].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  )
}

/** Returns a number and its noun: `1 problem`, `2 problems`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Compares by code units, which gives the same order on every machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Shortens a text to one line of `limit` characters, for messages. */
export function excerpt(text: string, limit = 60): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > limit ? `${line.slice(0, limit - 1).trimEnd()}…` : line
}
