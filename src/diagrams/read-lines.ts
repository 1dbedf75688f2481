import type { DiagramProblem } from './diagram'

/** A line of a source that says something. */
export interface SourceLine {
  text: string
  /** Its place in the source, counted from 0. */
  line: number
}

/** Returns the lines without comments and blank ones. */
export function linesOf(source: string): SourceLine[] {
  return source
    .split('\n')
    .map((text, line) => ({ text: text.trim().replace(/;$/, ''), line }))
    .filter(({ text }) => text && !text.startsWith('%%'))
}

/** Returns a label as it is read: without quotes, on one line. */
export function labelOf(written: string): string {
  return written
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Reads a text from left to right. */
export class Scanner {
  private at = 0
  constructor(private readonly text: string) {}

  /** Returns what a sticky pattern matches here, spaces before it skipped, and goes on behind it. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    while (this.text[this.at] === ' ' || this.text[this.at] === '\t') this.at++
    pattern.lastIndex = this.at
    const match = pattern.exec(this.text)
    if (match) this.at += match[0].length
    return match ?? undefined
  }

  /** What has not been read. */
  get rest(): string {
    return this.text.slice(this.at).trim()
  }
}

/** Throws what a reader reports: the rest of the line is of no use then. */
export class Mistake extends Error {}

/** Calls `read` for each line and returns what it threw as problems. */
export function readLines(
  lines: readonly SourceLine[],
  read: (text: string) => void,
): DiagramProblem[] {
  return lines.flatMap(({ text, line }) => {
    try {
      read(text)
      return []
    } catch (error) {
      if (error instanceof Mistake) return [{ line, message: error.message }]
      throw error
    }
  })
}
