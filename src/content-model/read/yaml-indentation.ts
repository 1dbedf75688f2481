/** Finds lines of YAML that begin in the wrong column: the parser reports those that follow them. */
import type { YAMLError } from 'yaml'
import { offsetAt, placeAt } from '../check/diagnostics'

export const indentation = 'Indent fields of one group alike, two spaces for each level.'

/** Returns whether the errors at one place say that a line is indented further than it may be. */
export const isOverIndented = (codes: readonly string[]): boolean =>
  codes.includes('BLOCK_AS_IMPLICIT_KEY') && codes.includes('MULTILINE_IMPLICIT_KEY')

/** Returns whether an error is about indentation. It leads to others, which say nothing more. */
export function isAboutIndentation(
  { code, message }: Pick<YAMLError, 'code' | 'message'>,
  codes: readonly string[],
): boolean {
  return (
    code === 'TAB_AS_INDENT' ||
    isOverIndented(codes) ||
    /same column|without - indicator/.test(message)
  )
}

/**
 * Returns the line that is wrongly indented, at or above the one at which the parser reports the error.
 * @returns undefined when it is that one
 */
export function explainIndentation(
  reportedOffset: number,
  source: string,
): { offset: number; cause: string } | undefined {
  const lines = source.split('\n')
  const reportedLine = placeAt(source, reportedOffset).line - 1
  const index = outdented(lines, reportedLine)
  if (index === undefined) return undefined
  const cause = 'it begins further left than the fields around it.'
  const offset = offsetAt(source, { line: index + 1, column: 1 })
  return { offset, cause: `${cause} ${indentation}` }
}

/** Returns the line that ends a group too early: it begins further left than the lines above and below it. */
function outdented(lines: readonly string[], reportedLine: number): number | undefined {
  const columnOf = (index: number) => /^ *(?=[\w'"-])/.exec(lines[index] ?? '')?.[0].length
  const column = columnOf(reportedLine)
  if (!column) return undefined
  let left = reportedLine - 1
  while (left > 0 && (columnOf(left) ?? column) >= column) left -= 1
  const above = [...lines.keys()].slice(0, left).findLast((index) => columnOf(index) !== undefined)
  return above !== undefined && columnOf(above) === column ? left : undefined
}
