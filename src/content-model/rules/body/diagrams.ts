import type { DiagramDiagnostic } from '../../../diagrams/diagram'
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
  const place = (diagnostic: DiagramDiagnostic): Diagnostic => ({
    line: isBelow ? line + 1 + diagnostic.line : line,
    column: isBelow ? 1 : column,
    message: `${diagnostic.message}.`,
  })
  // YAML joins the lines of a text without |.
  if (
    !isBelow &&
    /^(flowchart|graph|sequenceDiagram|stateDiagram\S*|xychart\S*)( \w\w)? [^;]+$/.test(
      source.trim(),
    )
  )
    return {
      diagnostics: [
        {
          line,
          column,
          message:
            'The diagram is on a single line. Write | after source: and each of its lines below, indented.',
        },
      ],
      advice: [],
    }
  const { diagnostics, advice } = readDiagram(source)
  return { diagnostics: diagnostics.map(place), advice: advice.map(place) }
}
