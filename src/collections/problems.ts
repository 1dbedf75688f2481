/** What the check has to say, and how it says it. */

/** A place in a file, counted from 1. */
export interface Place {
  line: number
  column: number
}

/** One thing that a writer has to mend, in a file that is known from elsewhere. */
export interface Finding extends Place {
  /** What is wrong and what to write instead, in full sentences. */
  message: string
}

export interface Problem extends Finding {
  /** Path from the project's folder, with forward slashes. */
  file: string
}

export const startOfFile: Place = { line: 1, column: 1 }

/** `content/services/erp-integration.mdx:14:5 · stats.items[1].value is missing. Write, …` */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column} · ${message}`
}

/** All problems of all files, by file and line, under a line that counts them. */
export function formatReport(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  )
  const files = new Set(sorted.map((problem) => problem.file)).size
  const head = `${count(problems.length, 'problem')} in ${count(files, 'file')} of the content:`
  return [head, '', ...sorted.map(formatProblem)].join('\n')
}

/** `1 problem`, `2 problems`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Order of code units: the same on every machine, whatever its language. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** At most `limit` characters of a text on one line, for quoting what was found. */
export function excerpt(text: string, limit = 60): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > limit ? `${line.slice(0, limit - 1).trimEnd()}…` : line
}
