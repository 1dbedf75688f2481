import { readDiagram } from '../../diagrams/read'
import type { Diagnostic, Place } from '../check/diagnostics'

/**
 * Returns what is wrong with a diagram, each with its line.
 * @param place of what comes a line before its first line: the fence, or the name of the field
 */
export function diagramDiagnostics(source: string, { line, column }: Place): Diagnostic[] {
  const isBelow = source.trimEnd().includes('\n')
  return readDiagram(source).problems.map((problem) => ({
    line: isBelow ? line + 1 + problem.line : line,
    column: isBelow ? 1 : column,
    message: `${problem.message}.`,
  }))
}
