/** Reads flowcharts and state diagrams from what Mermaid’s parser returns. */
import type { Edge, Node } from 'mermaid/dist/rendering-util/types.js'
import type {
  DiagramProblem,
  Flow,
  FlowEdge,
  FlowGroup,
  FlowNode,
  Read,
  Shape,
  Tone,
} from '../diagram'
import { escaped, headerLine, lineOf } from './lines'
import type { Graph } from './parser'
import { markdownWords, plainWords } from './source'

/** More than these do not say one thing. */
const maximumNodes = 14
const maximumDepth = 2

const tones: readonly Tone[] = ['ours', 'back', 'point']
export const toneAdvice =
  ':::ours for what we build, :::back for what goes wrong or back, :::point for the one that matters'

const shapes: Readonly<Record<string, Shape>> = {
  roundedRect: 'round',
  rounded: 'round',
  event: 'round',
  stadium: 'stadium',
  terminal: 'stadium',
  pill: 'stadium',
  circle: 'circle',
  circ: 'circle',
  doublecircle: 'circle',
  'dbl-circ': 'circle',
  ellipse: 'circle',
  diamond: 'question',
  diam: 'question',
  decision: 'question',
  question: 'question',
  choice: 'question',
  hexagon: 'hexagon',
  hex: 'hexagon',
  prepare: 'hexagon',
  lean_right: 'parallelogram',
  lean_left: 'parallelogram',
  'lean-r': 'parallelogram',
  'lean-l': 'parallelogram',
  'in-out': 'parallelogram',
  'out-in': 'parallelogram',
  cylinder: 'record',
  cyl: 'record',
  db: 'record',
  database: 'record',
  note: 'note',
  stateStart: 'start',
  stateEnd: 'end',
  fork: 'fork',
  join: 'fork',
}

/** Shapes of state diagrams that have no words: the parser names them after their id. */
const isWordless = (shape: string | undefined) =>
  ['stateStart', 'stateEnd', 'fork', 'join', 'choice'].includes(shape ?? '')

/** Reads a flowchart or the states of a state diagram. @param lines of the source, to find mistakes in */
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
  const problems = [
    ...unknownClasses(drawn, classes, lines),
    ...(kind === 'flowchart' ? namedTwice(drawn, lines) : brokenNames(diagram, lines)),
    ...groupProblems(diagram, lines),
    ...sizeProblems(diagram, lines),
  ]
  return { diagram, problems, advice: directionAdvice(direction, lines) }
}

/** Returns the function that finds the group around a node or group. Notes and parallel states belong to the group around theirs. */
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
  const tone = tones.find((one) => cssClasses.split(' ').includes(one))
  const ownShape = shapes[shape ?? ''] ?? (kind === 'states' ? 'round' : 'box')
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

/** Returns advice on flows that other sites draw upwards or from right to left. */
function directionAdvice(direction: string, lines: readonly string[]): DiagramProblem[] {
  if (direction !== 'BT' && direction !== 'RL') return []
  return [
    {
      line: lineOf(lines, new RegExp(String.raw`\b${direction}\b`)),
      message: `${direction} is drawn ${direction === 'BT' ? 'downwards, as TD' : 'from left to right, as LR'}: a phone is given every flow downwards. Write ${direction === 'BT' ? 'TD' : 'LR'}`,
    },
  ]
}

/** Reports classes that neither the site nor the diagram defines: the tone would be lost. */
function unknownClasses(
  nodes: readonly Node[],
  classes: readonly string[],
  lines: readonly string[],
): DiagramProblem[] {
  const known = [...tones, ...classes, 'default', 'clickable']
  const used = nodes
    .filter(({ shape }) => shape !== 'note')
    .flatMap(({ cssClasses = '' }) => cssClasses.split(/\s+/))
    .filter((name) => name && !name.startsWith('statediagram-') && !known.includes(name))
  return [...new Set(used)].map((name) => ({
    line: lineOf(lines, new RegExp(String.raw`(?::::|\bclass\b.*\s)${escaped(name)}\b`)),
    message: `:::${name} is none of the site’s. Write ${toneAdvice}`,
  }))
}

/** Reports a node with two texts: the parser keeps the last one only. */
function namedTwice(nodes: readonly Node[], lines: readonly string[]): DiagramProblem[] {
  return nodes.flatMap(({ id }) => {
    const label = new RegExp(
      String.raw`(?<![\p{L}\p{N}_"|</-])${escaped(id)}\s*[[({]+[/\\]?(?:"([^"]*)"|([^[\](){}|"]+?))[/\\]?[\])}]`,
      'gu',
    )
    const written = lines.flatMap((line, index) =>
      [...line.matchAll(label)].map(([, quoted, bare = '']) => ({
        line: index,
        words: plainWords(quoted ?? bare),
      })),
    )
    const other = written.find(({ words }) => words !== written[0]?.words)
    if (!other) return []
    return [
      {
        line: other.line,
        message: `The node ${id} is “${written[0]?.words}” and “${other.words}”. Write its words once; further down its name alone is enough`,
      },
    ]
  })
}

/** Reports a state with a space in its name: the parser reads each word as a state, without arrows. */
function brokenNames({ nodes, edges }: Flow, lines: readonly string[]): DiagramProblem[] {
  const met = new Set(edges.flatMap(({ from, to }) => [from, to]))
  for (const { id, words } of nodes) {
    if (met.has(id) || words !== id) continue
    const among = new RegExp(String.raw`(?:\S\s+${escaped(id)}|^\s*${escaped(id)}\s+[^\s:])`)
    const line = lines.findIndex(
      (text) => among.test(text) && !/^\s*(?:state|note|class|direction)\b/.test(text),
    )
    if (line < 0) continue
    return [
      {
        line,
        message: `“${lines[line]?.trim().slice(0, 60)}” has a state with a space in its name, or a semicolon. Write the words once in quotes, and a short name in arrows: state "In work" as work`,
      },
    ]
  }
  return []
}

function groupProblems({ edges, groups }: Flow, lines: readonly string[]): DiagramProblem[] {
  const around = (id: string): string[] => {
    const parent = groups.find((group) => group.id === id || group.nodes.includes(id))
    if (!parent) return []
    const outer = parent.id === id ? parent.parent : parent.id
    return outer ? [outer, ...around(outer)] : []
  }
  const lineOfGroup = ({ id, words }: FlowGroup) =>
    lineOf(
      lines,
      new RegExp(String.raw`^\s*(?:subgraph|state)\b.*(?:${escaped(id)}|${escaped(words)})`),
    )
  return [
    ...groups
      .filter(({ id, nodes }) => nodes.length === 0 && !groups.some(({ parent }) => parent === id))
      .map((group) => ({
        line: lineOfGroup(group),
        message: `The group ${group.words} has no node of its own. Write its nodes before end, or remove it`,
      })),
    ...groups
      .filter(({ id }) => around(id).length >= maximumDepth)
      .map((group) => ({
        line: lineOfGroup(group),
        message: `The group ${group.words} is the third around its nodes, and ${maximumDepth} are the most that a phone has room for. Leave one out`,
      })),
    ...edges
      .filter(({ from, to }) => around(from).includes(to) || around(to).includes(from))
      .map(({ from, to }) => ({
        line: lineOf(lines, new RegExp(`(?:${escaped(from)}|${escaped(to)}).*[-=.]`)),
        message: `The arrow from ${from} to ${to} joins a group and a part of itself. Write two nodes, or two groups`,
      })),
  ]
}

function sizeProblems({ nodes }: Flow, lines: readonly string[]): DiagramProblem[] {
  const { length } = nodes.filter(({ shape }) => shape !== 'note')
  const line = headerLine(lines)
  if (length < 2)
    return [
      {
        line,
        message: `The diagram has ${length === 0 ? 'no nodes' : 'one node'}. Write at least two and an arrow, for example: sale[Sale] --> ledger[(Ledger)]`,
      },
    ]
  if (length > maximumNodes)
    return [
      {
        line,
        message: `The diagram has ${length} nodes, and ${maximumNodes} are the most that say one thing. Leave some out, or make two diagrams`,
      },
    ]
  return []
}
