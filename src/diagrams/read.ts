/** Reads the Mermaid of a diagram: the kinds that the site draws, with every mistake and its line. */
import type { Diagram, Read } from './diagram'
import { readFlow, readStates } from './read-flow'
import { linesOf } from './read-lines'
import { readChart, readSequence } from './read-others'

const kinds =
  'Write flowchart TD, flowchart LR, sequenceDiagram, stateDiagram-v2 or xychart-beta on the first line'

/** Reads a diagram. */
export function readDiagram(source: string): Read<Diagram> {
  const lines = linesOf(source)
  const header = lines[0]?.text ?? ''
  if (/^sequenceDiagram$/.test(header)) return readSequence(lines)
  if (/^stateDiagram(-v2)?$/.test(header)) return readStates(lines)
  if (/^xychart(-beta)?$/.test(header)) return readChart(lines)
  if (/^(flowchart|graph)\b/.test(header)) return readFlow(lines)
  const { diagram } = readFlow([])
  const message = header
    ? `“${header.slice(0, 60)}” begins no diagram that is drawn. ${kinds}`
    : `The diagram is empty. ${kinds}`
  return { diagram, problems: [{ line: lines[0]?.line ?? 0, message }] }
}

/** Returns the diagram of a source that the check has accepted. @throws where it has not */
export function acceptedDiagram(source: string): Diagram {
  const { diagram, problems } = readDiagram(source)
  const [problem] = problems
  if (problem) throw new Error(`Line ${problem.line + 1} of a diagram: ${problem.message}.`)
  return diagram
}
