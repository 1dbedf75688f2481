import type { DiagramProblem } from '../../diagrams/diagram'
import { readDiagram } from '../../diagrams/read'
import type { Diagnostic, Place } from '../check/diagnostics'

/**
 * Returns the mistakes of a diagram and the parts that are ignored, each with its line.
 * @param place of the line before its first line: the fence, or the name of the field
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
