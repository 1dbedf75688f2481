import type { Edge, Node } from 'mermaid/dist/rendering-util/types.js'
import type { Flow, FlowEdge, FlowGroup, FlowNode, Read, Shape } from '../diagram'
import { directionAdvice, flowDiagnostics, tones } from './flow-diagnostics'
import type { Graph } from './parser'
import { markdownWords, plainWords } from './source'

/** Mermaid's names of shapes. */
const shapes: readonly (readonly [Shape, readonly string[]])[] = [
  ['round', ['roundedRect', 'rounded', 'event']],
  ['stadium', ['stadium', 'terminal', 'pill']],
  ['circle', ['circle', 'circ', 'doublecircle', 'dbl-circ', 'ellipse']],
  ['question', ['diamond', 'diam', 'decision', 'question', 'choice']],
  ['hexagon', ['hexagon', 'hex', 'prepare']],
  ['parallelogram', ['lean_right', 'lean_left', 'lean-r', 'lean-l', 'in-out', 'out-in']],
  ['record', ['cylinder', 'cyl', 'db', 'database']],
  ['note', ['note']],
  ['start', ['stateStart']],
  ['end', ['stateEnd']],
  ['fork', ['fork', 'join']],
]

/** Shapes without words in state diagrams. The parser uses their id as label. */
const isWordless = (shape: string | undefined) =>
  ['stateStart', 'stateEnd', 'fork', 'join', 'choice'].includes(shape ?? '')

export function readFlow(
  { nodes: all, edges, direction, classes }: Graph,
  kind: 'flowchart' | 'states',
  lines: readonly string[],
): Read<Flow> {
  const drawn = all.filter((node) => !node.isGroup)
  // The parser lists the subgraphs of a flowchart from the last to the first.
  const clusters = all.filter(({ isGroup, shape }) => isGroup && shape !== 'noteGroup')
  if (kind === 'flowchart') clusters.reverse()
  const parentOf = parents(all)
  const groups = clusters
    .filter(({ shape }) => shape !== 'divider')
    .map(
      ({ id, label, labelType }): FlowGroup => ({
        id,
        words: labelType === 'markdown' ? markdownWords(label) : plainWords(label),
        nodes: drawn.filter((node) => parentOf(node.id) === id).map((node) => node.id),
        parent: parentOf(id),
      }),
    )
  const diagram: Flow = {
    kind: 'flow',
    title: '',
    direction: direction === 'LR' || direction === 'RL' ? 'right' : 'down',
    nodes: drawn.map((node) => readNode(node, kind)),
    edges: edges.filter(({ thickness }) => thickness !== 'invisible').map(readEdge),
    groups,
  }
  const diagnostics = flowDiagnostics(diagram, { all: drawn, classes, kind }, lines)
  return { diagram, diagnostics, advice: directionAdvice(direction, lines) }
}

/** Returns a function that finds the parent group. A note belongs to its node's group. */
function parents(all: readonly Node[]): (id: string) => string | undefined {
  const byId = new Map(all.map((node) => [node.id, node]))
  const parentOf = (id: string): string | undefined => {
    const node = byId.get(id)
    const noted = node?.shape === 'note' && byId.get(id.replace(/----note-\d+$/, ''))
    const parent = byId.get((noted || node)?.parentId ?? '')
    return parent?.shape === 'divider' ? parentOf(parent.id) : parent?.id
  }
  return parentOf
}

function readNode(
  { id, label, description, shape, labelType, cssClasses = '' }: Node,
  kind: 'flowchart' | 'states',
): FlowNode {
  const written = [label, ...(description ?? [])]
  const read = labelType === 'markdown' && kind === 'flowchart' ? markdownWords : plainWords
  const tone = tones.find((tone) => cssClasses.split(' ').includes(tone))
  const [ownShape = kind === 'states' ? 'round' : 'box'] =
    shapes.find(([, names]) => names.includes(shape ?? '')) ?? []
  return {
    id,
    words: isWordless(shape) ? '' : written.map(read).filter(Boolean).join(' · '),
    shape: ownShape,
    tone: tone ?? (ownShape === 'note' ? 'point' : 'plain'),
  }
}

function readEdge(edge: Edge): FlowEdge {
  const { start = '', end = '', label, labelType, thickness, pattern, classes = '' } = edge
  const isNote = classes.includes('note-edge')
  const [first, last] = [edge.arrowTypeStart ?? 'none', edge.arrowTypeEnd || 'none']
  return {
    from: start,
    to: end,
    words: labelType === 'markdown' && pattern ? markdownWords(label) : plainWords(label),
    tone: isNote
      ? 'plain'
      : thickness === 'thick'
        ? 'ours'
        : pattern === 'dotted'
          ? 'back'
          : 'plain',
    tips:
      isNote || last === 'none'
        ? 'none'
        : first !== 'none'
          ? 'both'
          : last === 'arrow_cross'
            ? 'lost'
            : 'end',
  }
}
