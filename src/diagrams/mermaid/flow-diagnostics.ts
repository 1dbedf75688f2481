import type { Node } from 'mermaid/dist/rendering-util/types.js'
import type { DiagramDiagnostic, Flow, FlowGroup, Tone } from '../diagram'
import { atHeader, escaped, lineOf } from './lines'
import { plainWords } from './source'

/** Readers cannot grasp larger diagrams at a glance. */
const maximumNodes = 14
const maximumDepth = 2

export const tones: readonly Tone[] = ['ours', 'back', 'point']
export const toneAdvice =
  ':::ours (built by us), :::back (errors and returns) or :::point (the most important)'

/** @param source `all` are the nodes from the parser */
export function flowDiagnostics(
  diagram: Flow,
  source: { all: readonly Node[]; classes: readonly string[]; kind: 'flowchart' | 'states' },
  lines: readonly string[],
): DiagramDiagnostic[] {
  const { all, classes, kind } = source
  return [
    ...unknownClasses(all, classes, lines),
    ...(kind === 'flowchart' ? duplicateLabels(all, lines) : invalidStateNames(diagram, lines)),
    ...groupDiagnostics(diagram, lines),
    ...atHeader(lines, sizeProblem(diagram)),
  ]
}

/** The site reverses upward and right-to-left flows. */
export function directionAdvice(direction: string, lines: readonly string[]): DiagramDiagnostic[] {
  if (direction !== 'BT' && direction !== 'RL') return []
  return [
    {
      line: lineOf(lines, new RegExp(String.raw`\b${direction}\b`)),
      message: `${direction} is drawn ${direction === 'BT' ? 'downwards, like TD' : 'from left to right, like LR'}. Phones show every flow downwards. Write ${direction === 'BT' ? 'TD' : 'LR'}`,
    },
  ]
}

/**
 * Reports unknown classes. Without an error, a node with a misspelt class would
 * get the default style.
 */
function unknownClasses(
  nodes: readonly Node[],
  classes: readonly string[],
  lines: readonly string[],
): DiagramDiagnostic[] {
  const known = [...tones, ...classes, 'default', 'clickable']
  const used = nodes
    .filter(({ shape }) => shape !== 'note')
    .flatMap(({ cssClasses = '' }) => cssClasses.split(/\s+/))
    .filter((name) => name && !name.startsWith('statediagram-') && !known.includes(name))
  return [...new Set(used)].map((name) => ({
    line: lineOf(lines, new RegExp(String.raw`(?::::|\bclass\b.*\s)${escaped(name)}\b`)),
    message: `:::${name} does not exist. Write ${toneAdvice}`,
  }))
}

/** The parser keeps only the last label of a node. */
function duplicateLabels(nodes: readonly Node[], lines: readonly string[]): DiagramDiagnostic[] {
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
        message: `The node ${id} has two labels: “${written[0]?.words}” and “${other.words}”. Write its label once, and only ${id} elsewhere`,
      },
    ]
  })
}

/** The parser reads each word of a name as a separate state. */
function invalidStateNames({ nodes, edges }: Flow, lines: readonly string[]): DiagramDiagnostic[] {
  const connected = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const alone = nodes.filter(({ id, words }) => words === id && !connected.has(id))
  const line = lines.findIndex(
    (text) =>
      !/^\s*(?:state|note|class|direction)\b/.test(text) &&
      alone.some(({ id }) =>
        new RegExp(String.raw`(?:\S\s+${escaped(id)}|^\s*${escaped(id)}\s+[^\s:])`).test(text),
      ),
  )
  if (line < 0) return []
  return [
    {
      line,
      message: `“${lines[line]?.trim().slice(0, 60)}” has a state name with a space, or a semicolon. Write the label once in quotes, and a short name in arrows: state "In work" as work`,
    },
  ]
}

function groupDiagnostics({ edges, groups }: Flow, lines: readonly string[]): DiagramDiagnostic[] {
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
        message: `The group ${group.words} has no nodes: a node belongs to a single group. Write its nodes before end, or remove it`,
      })),
    ...groups
      .filter(({ id }) => around(id).length >= maximumDepth)
      .map((group) => ({
        line: lineOfGroup(group),
        message: `The group ${group.words} is nested too deeply: phones have room for ${maximumDepth} levels. Remove a group`,
      })),
    ...edges
      .filter(({ from, to }) => around(from).includes(to) || around(to).includes(from))
      .map(({ from, to }) => ({
        line: lineOf(lines, new RegExp(`(?:${escaped(from)}|${escaped(to)}).*[-=.]`)),
        message: `The arrow from ${from} to ${to} connects a group with its own content. Connect two nodes or two groups`,
      })),
  ]
}

function sizeProblem({ nodes }: Flow): string | undefined {
  const { length } = nodes.filter(({ shape }) => shape !== 'note')
  if (length < 2)
    return `The diagram has ${length === 0 ? 'no nodes' : 'a single node'}. Write at least two nodes and an arrow, for example: sale[Sale] --> ledger[(Ledger)]`
  return length > maximumNodes
    ? `The diagram has ${length} nodes. Write at most ${maximumNodes}, or make two diagrams`
    : undefined
}
