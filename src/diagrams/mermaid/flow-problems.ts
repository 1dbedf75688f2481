/** Finds mistakes in flows that Mermaid’s parser accepts. */
import type { Node } from 'mermaid/dist/rendering-util/types.js'
import type { DiagramProblem, Flow, FlowGroup, Tone } from '../diagram'
import { escaped, headerLine, lineOf } from './lines'
import { plainWords } from './source'

/** More than these do not say one thing. */
const maximumNodes = 14
const maximumDepth = 2

export const tones: readonly Tone[] = ['ours', 'back', 'point']
export const toneAdvice =
  ':::ours for what we build, :::back for what goes wrong or back, :::point for the one that matters'

/**
 * Returns the mistakes of a flow.
 * @param all nodes as the parser returns them, and classes that classDef defines
 */
export function flowProblems(
  diagram: Flow,
  {
    all,
    classes,
    kind,
  }: { all: readonly Node[]; classes: readonly string[]; kind: 'flowchart' | 'states' },
  lines: readonly string[],
): DiagramProblem[] {
  return [
    ...unknownClasses(all, classes, lines),
    ...(kind === 'flowchart' ? namedTwice(all, lines) : brokenNames(diagram, lines)),
    ...groupProblems(diagram, lines),
    ...sizeProblems(diagram, lines),
  ]
}

/** Returns advice on flows that other sites draw upwards or from right to left. */
export function directionAdvice(direction: string, lines: readonly string[]): DiagramProblem[] {
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
