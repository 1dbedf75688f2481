import type { DiagramProblem } from '../../../diagrams/diagram'
import { readDiagram } from '../../../diagrams/read'
import type { Diagnostic, Place } from '../../check/diagnostics'

/**
 * Returns the errors and ignored parts of a diagram, each with its line.
 * @param place line above the source: the fence, or the name of the field
 */
export function diagramDiagnostics(
  source: string,
  { line, column }: Place,
): { diagnostics: Diagnostic[]; advice: Diagnostic[] } {
  const isBelow = source.trimEnd().includes('\n')
  const place = (problem: DiagramProblem): Diagnostic => ({
    line: isBelow ? line + 1 + problem.line : line,
    column: isBelow ? 1 : column,
    message: `${problem.message}.`,
  })
  const { problems, advice } = readDiagram(source)
  return { diagnostics: problems.map(place), advice: advice.map(place) }
}
