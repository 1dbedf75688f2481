import type { DiagramProblem } from '../../../diagrams/diagram'
import { readDiagram } from '../../../diagrams/read'
import type { Diagnostic, Place } from '../../check/diagnostics'

/**
 * Returns the errors of a diagram, and advice on its ignored parts.
 * @param place of the fence or field name, on the line above the source
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
