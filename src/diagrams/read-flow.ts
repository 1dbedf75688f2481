/** Reads flowcharts and state diagrams. */
import type { DiagramProblem, Flow, FlowEdge, FlowNode, Read, Shape, Tone } from './diagram'
import { labelOf, Mistake, readLines, Scanner, type SourceLine } from './read-lines'

/** More than these do not say one thing. */
const maximumNodes = 14

const tones: readonly Tone[] = ['ours', 'back', 'point']
const toneAdvice =
  ':::ours for what we build, :::back for what goes wrong or back, :::point for the one that matters'

const id = /[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*/uy
const label = String.raw`("[^"]*"|[^"\[\](){}|]+)`
const shapes: readonly [RegExp, Shape][] = [
  [new RegExp(String.raw`\[\(${label}\)\]`, 'y'), 'record'],
  [new RegExp(String.raw`\(\[${label}\]\)`, 'y'), 'round'],
  [new RegExp(String.raw`\(\(${label}\)\)`, 'y'), 'round'],
  [new RegExp(String.raw`\[${label}\]`, 'y'), 'box'],
  [new RegExp(String.raw`\(${label}\)`, 'y'), 'round'],
  [new RegExp(String.raw`\{${label}\}`, 'y'), 'question'],
]
const arrow = /(<?)(-->|---|-\.->|-\.-|==>|===)(?![-=.>])(?:\s*\|([^|]*)\|)?/y
const arrowAroundWords = /(<?)(--|-\.|==)\s+([^|]+?)\s+(-->|---|\.->|\.-|==>|===)(?![-=.>])/y

interface Reading extends Flow {
  /** Whether the last group goes on. */
  isOpen: boolean
}

/** Reads the lines of a flowchart below its header, which is `flowchart TD` or `flowchart LR`. */
export function readFlow([header, ...lines]: readonly SourceLine[]): Read<Flow> {
  const flow = emptyFlow()
  const [, written = ''] = /^(?:flowchart|graph)\s*(.*)$/.exec(header?.text ?? '') ?? []
  const [, direction = '', rest = ''] = /^(TD|TB|LR)(?:\s*;\s*(.*))?$/.exec(written.trim()) ?? []
  if (direction === 'LR') flow.direction = 'right'
  const first = rest && header ? [{ ...header, text: rest }] : []
  const problems = readLines([...first, ...lines], (text) => readStatement(text, flow))
  if (!direction)
    problems.unshift({
      line: header?.line ?? 0,
      message: `The direction “${written.trim()}” is none that is drawn. Write flowchart TD for downwards or flowchart LR for from left to right: a phone is given every flow downwards`,
    })
  if (flow.isOpen)
    problems.push({
      line: lines.findLast(({ text }) => text.startsWith('subgraph'))?.line ?? 0,
      message: 'The subgraph is never closed. Write end on a line of its own after its last node',
    })
  return finished(flow, problems, header?.line ?? 0)
}

function readStatement(text: string, flow: Reading): void {
  const [, group] = /^subgraph\s+(.+)$/.exec(text) ?? []
  if (group) {
    if (flow.isOpen)
      throw new Mistake('A subgraph stands in another. Write end before it: groups are not nested')
    const [, words = group] = /^[\w-]+\s*\[(.+)\]$/.exec(group) ?? []
    flow.groups.push({ words: labelOf(words), nodes: [] })
    flow.isOpen = true
    return
  }
  if (text === 'end') {
    if (!flow.isOpen) throw new Mistake('end closes no subgraph. Remove it')
    flow.isOpen = false
    if (flow.groups.at(-1)?.nodes.length === 0)
      throw new Mistake('The subgraph has no node of its own. Write its nodes before end')
    return
  }
  const [keyword] = /^(classDef|class|style|linkStyle|click|direction)\b/.exec(text) ?? []
  if (keyword)
    throw new Mistake(
      `${keyword} is not used: colours and directions are the site’s. Write after a node ${toneAdvice}; -.-> is drawn as what goes back, ==> as ours. Remove the line`,
    )
  const scanner = new Scanner(text)
  do readChain(scanner, flow)
  while (scanner.take(/;/y))
  if (scanner.rest) throw notUnderstood(scanner.rest)
}

function readChain(scanner: Scanner, flow: Reading): void {
  let sources = readNodes(scanner, flow)
  for (;;) {
    const edge = readArrow(scanner)
    if (!edge) return
    const targets = readNodes(scanner, flow)
    for (const from of sources) for (const to of targets) flow.edges.push({ from, to, ...edge })
    sources = targets
  }
}

function readArrow(scanner: Scanner): Omit<FlowEdge, 'from' | 'to'> | undefined {
  const found = scanner.take(arrow) ?? scanner.take(arrowAroundWords)
  if (!found) return undefined
  const [, start, line = '', words = '', end = line] = found
  const isTipped = end.endsWith('>')
  return {
    words: labelOf(words),
    tone: line.startsWith('=') ? 'ours' : line.includes('.') ? 'back' : 'plain',
    tips: !isTipped ? 'none' : start ? 'both' : 'end',
  }
}

function readNodes(scanner: Scanner, flow: Reading): string[] {
  const found = [readNode(scanner, flow)]
  while (scanner.take(/&/y)) found.push(readNode(scanner, flow))
  return found
}

function readNode(scanner: Scanner, flow: Reading): string {
  const name = scanner.take(id)?.[0]
  if (!name) throw notUnderstood(scanner.rest)
  for (const [pattern, shape] of shapes) {
    const match = scanner.take(pattern)
    if (!match) continue
    const words = labelOf(match[1] ?? '')
    if (!words) throw new Mistake(`The node ${name} has no words. Write them: ${name}[Ledger]`)
    const known = flow.nodes.find((node) => node.id === name)
    if (known && known.words !== name && known.words !== words)
      throw new Mistake(
        `The node ${name} is “${known.words}” and “${words}”. Write its words once; further down its name alone is enough`,
      )
    Object.assign(nodeOf(name, flow), { words, shape })
    break
  }
  const tone = scanner.take(/:::([\w-]*)/y)?.[1]
  if (tone !== undefined) nodeOf(name, flow).tone = toneOf(tone)
  nodeOf(name, flow)
  return name
}

function nodeOf(name: string, flow: Reading): FlowNode {
  // Those that an arrow named before belong to the group too.
  if (flow.isOpen && !flow.groups.some(({ nodes }) => nodes.includes(name)))
    flow.groups.at(-1)?.nodes.push(name)
  const known = flow.nodes.find((node) => node.id === name)
  if (known) return known
  const node: FlowNode = { id: name, words: name, shape: 'box', tone: 'plain' }
  flow.nodes.push(node)
  return node
}

function toneOf(written: string): Tone {
  const tone = tones.find((one) => one === written)
  if (!tone) throw new Mistake(`:::${written} is none of the site’s. Write ${toneAdvice}`)
  return tone
}

function notUnderstood(rest: string): Mistake {
  return new Mistake(
    rest
      ? `“${rest.slice(0, 60)}” is not understood. Write nodes and arrows, for example: sale[Sale] -->|each night| ledger[(Ledger)]`
      : 'The arrow leads nowhere. Write the node behind it, for example: sale[Sale] --> ledger[(Ledger)]',
  )
}

/** Reads the lines of a state diagram below its header. */
export function readStates([header, ...lines]: readonly SourceLine[]): Read<Flow> {
  const flow = emptyFlow()
  const problems = readLines(lines, (text) => readState(text, flow))
  return finished(flow, problems, header?.line ?? 0)
}

function readState(text: string, flow: Reading): void {
  const [, from, to, words] =
    /^(\[\*\]|[\p{L}\p{N}_:-]+?)\s*-->\s*(\[\*\]|[\p{L}\p{N}_-]+(?::::[\w-]+)?)\s*(?::\s*(.+))?$/u.exec(
      text,
    ) ?? []
  if (from && to) {
    const edge = { words: labelOf(words ?? ''), tone: 'plain', tips: 'end' } as const
    flow.edges.push({ from: stateOf(from, 'start', flow), to: stateOf(to, 'end', flow), ...edge })
    return
  }
  const [, named, alias = ''] = /^state\s+"([^"]+)"\s+as\s+([\p{L}\p{N}_-]+)$/u.exec(text) ?? []
  const [, own = alias, described = named] =
    /^([\p{L}\p{N}_-]+(?::::[\w-]+)?)\s*(?::\s*(.+))?$/u.exec(text) ?? []
  if (!own) {
    throw new Mistake(
      `“${text.slice(0, 60)}” is not understood. Write states and arrows, for example: [*] --> open, then open --> paid : money arrives, and open : Open invoice`,
    )
  }
  const node = nodeOf(stateOf(own, 'start', flow), flow)
  if (described) node.words = labelOf(described)
}

/** Returns the node of a state; each `[*]` is a point of its own. */
function stateOf(written: string, point: 'start' | 'end', flow: Reading): string {
  if (written !== '[*]') {
    const [name = written, tone] = written.split(':::')
    const node = nodeOf(name, flow)
    node.shape = 'round'
    if (tone !== undefined) node.tone = toneOf(tone)
    return name
  }
  const node = nodeOf(`[*] ${point}`, flow)
  Object.assign(node, { words: '', shape: point })
  return node.id
}

function emptyFlow(): Reading {
  return { kind: 'flow', direction: 'down', nodes: [], edges: [], groups: [], isOpen: false }
}

function finished({ isOpen: _, ...diagram }: Reading, problems: DiagramProblem[], line: number) {
  const { length } = diagram.nodes
  if (problems.length === 0 && length < 2)
    problems.push({
      line,
      message: `The diagram has ${length === 0 ? 'no nodes' : 'one node'}. Write at least two and an arrow, for example: sale[Sale] --> ledger[(Ledger)]`,
    })
  if (length > maximumNodes)
    problems.push({
      line,
      message: `The diagram has ${length} nodes, and ${maximumNodes} are the most that say one thing. Leave some out, or make two diagrams`,
    })
  return { diagram, problems }
}
