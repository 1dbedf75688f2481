import type { YAMLError } from 'yaml'
import { offsetAt, placeAt } from '../../check/diagnostics'

export const indentation =
  'Indent all fields of a group by the same number of spaces, two for each level.'

/** @param codes codes of all errors at the same place */
export const isOverIndented = (codes: readonly string[]): boolean =>
  codes.includes('BLOCK_AS_IMPLICIT_KEY') && codes.includes('MULTILINE_IMPLICIT_KEY')

/** Returns whether an error is about indentation, which causes later errors. */
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
 * Finds the cause of an indentation error above the reported line: a line with
 * less indentation than the lines above and below it.
 * @returns undefined if that line is the cause
 */
export function explainIndentation(
  reportedOffset: number,
  source: string,
): { offset: number; cause: string } | undefined {
  const lines = source.split('\n')
  const columnOf = (index: number) => /^ *(?=[\w'"-])/.exec(lines[index] ?? '')?.[0].length
  const reportedLine = placeAt(source, reportedOffset).line - 1
  const column = columnOf(reportedLine)
  if (!column) return undefined
  let left = reportedLine - 1
  while (left > 0 && (columnOf(left) ?? column) >= column) left -= 1
  const above = [...lines.keys()].slice(0, left).findLast((index) => columnOf(index) !== undefined)
  if (above === undefined || columnOf(above) !== column) return undefined
  return {
    offset: offsetAt(source, { line: left + 1, column: 1 }),
    cause: `it has less indentation than the fields above and below it. ${indentation}`,
  }
}
