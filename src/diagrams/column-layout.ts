/**
 * Lays a flow out in one column, which fits into any width: the nodes below each other, and beside them the arrows that do not lead to the next one.
 */
import type { Flow, FlowEdge, FlowNode } from './diagram'
import { inGroups } from './order'
import {
  boxSize,
  emptySheet,
  inset,
  type PlacedBox,
  type PlacedLine,
  type Sheet,
  textAt,
  textIn,
} from './sheet'
import { breakWords, type Lines, type Measure } from './text'

/** Distance between arrows beside the nodes, and of the first from the nodes: an arrowhead is 8 px long. */
const [lane, firstLane] = [11, 14]
/** Distance between nodes that an arrow without words joins, and between those that none joins. */
const [gap, smallGap] = [34, 16]
/** Where the arrow to the next node is. */
const spine = 22
/** Distance of a group's frame from its nodes. */
const padding = 8

interface Row {
  node: FlowNode
  text: Lines
  /** What is written below the node: first of arrows beside it, then of that to the next one. */
  notes: { text: Lines; edge: FlowEdge; isNext: boolean }[]
  box: PlacedBox
  /** Arrows beside the nodes that begin or end here, from top to bottom. */
  ports: FlowEdge[]
  /** The name of the group that begins here. */
  name?: Lines | undefined
  /** Whether a group ends here. */
  isLast: boolean
}

export function layOutColumn(flow: Flow, width: number, measure: Measure): Sheet {
  const nodes = inGroups(flow).flat()
  const places = new Map(nodes.map(({ id }, index) => [id, index]))
  const placeOf = (id: string) => places.get(id) ?? 0
  const isNext = ({ from, to }: FlowEdge, index: number) =>
    placeOf(to) === placeOf(from) + 1 &&
    flow.edges.findIndex((edge) => edge.from === from && edge.to === to) === index
  const spanOf = ({ from, to }: FlowEdge) => Math.abs(placeOf(to) - placeOf(from))
  // The shortest are next to the nodes, so that they do not cross those around them.
  const beside = flow.edges
    .filter((edge, index) => !isNext(edge, index))
    .sort((one, other) => spanOf(one) - spanOf(other))
  const lanes = lanesOf(beside.map(({ from, to }) => [placeOf(from), placeOf(to)]))
  const laneOf = (edge: FlowEdge) => lanes.of[beside.indexOf(edge)] ?? 0
  const boxWidth = width - (lanes.count > 0 ? firstLane + (lanes.count - 1) * lane + 2 : 2)
  const groupOf = (id: string) => flow.groups.find((group) => group.nodes.includes(id))
  const rows = nodes.map((node, place): Row => {
    const group = groupOf(node.id)
    const indent = group ? padding : 0
    const box = {
      ...{ x: 1 + indent, y: 0, width: boxWidth - 2 * indent, height: 0 },
      ...{ shape: node.shape, tone: node.tone },
    }
    const text = breakWords(node.words, box.width - 2 * inset.x - 16, 'node', measure)
    const notes = flow.edges.flatMap((edge, index) => {
      if (edge.from !== node.id || !edge.words) return []
      const to = flow.nodes.find(({ id }) => id === edge.to)?.words
      const leads = isNext(edge, index)
      const words = leads ? edge.words : [edge.words, to].filter(Boolean).join(' → ')
      const room = boxWidth - spine - 12
      return [{ text: breakWords(words, room, 'note', measure), edge, isNext: leads }]
    })
    notes.sort((one, other) => Number(one.isNext) - Number(other.isNext))
    const opens = group && groupOf(nodes[place - 1]?.id ?? '') !== group
    const name = opens ? breakWords(group.words, boxWidth - spine - 20, 'note', measure) : undefined
    const isLast = group !== undefined && groupOf(nodes[place + 1]?.id ?? '') !== group
    const ports = beside
      .filter(({ from, to }) => from === node.id || to === node.id)
      .flatMap((edge) => (edge.from === edge.to ? [edge, edge] : [edge]))
    // Those that lead up leave above those that lead down, and cross none of them.
    const portOrder = (edge: FlowEdge) => {
      const other = placeOf(edge.from === node.id ? edge.to : edge.from)
      return other < place ? laneOf(edge) - lanes.count : lanes.count - laneOf(edge)
    }
    ports.sort((one, other) => portOrder(one) - portOrder(other))
    return { node, text, notes, box, ports, name, isLast }
  })
  const leading = new Set(flow.edges.filter(isNext).map(({ from }) => from))
  const sheet = { ...emptySheet(width), height: placeRows(rows, leading) }
  let frame: PlacedBox | undefined
  for (const { node, box, text, notes, name, isLast } of rows) {
    const isLedTo = flow.edges.some((edge, index) => edge.to === node.id && isNext(edge, index))
    if (name) {
      const top = box.y - name.height - padding
      sheet.texts.push(textAt(isLedTo ? spine + 10 : 1 + padding, top, name, 'muted'))
      frame = { x: 1, y: top - 6, width: boxWidth, height: 0, shape: 'group', tone: 'plain' }
      sheet.boxes.push(frame)
    }
    if (frame && isLast) frame.height = endOf(box) + padding - frame.y
    sheet.boxes.push(box)
    if (text.lines.length > 0)
      sheet.texts.push({ ...textIn(box, text), x: box.x + inset.x + 8, anchor: 'start' })
    let y = belowOf({ box, isLast })
    for (const { text: note, edge, isNext } of notes) {
      // Beside the arrow that they belong to: the spine, or those at the right.
      const x = isNext ? spine + 10 : boxWidth - note.width
      sheet.texts.push(textAt(x, y, note, edge.tone === 'plain' ? 'muted' : edge.tone))
      y += note.height + 4
    }
  }
  for (const [index, edge] of flow.edges.entries()) {
    const [from, to] = [rows[placeOf(edge.from)], rows[placeOf(edge.to)]]
    if (!from || !to) continue
    const { tone, tips } = edge
    const x = boxWidth + 1 + firstLane + lane * laneOf(edge)
    const points: PlacedLine['points'] = isNext(edge, index)
      ? [
          [spine, endOf(from.box)],
          [spine, to.box.y],
        ]
      : around(from, to, edge, x)
    sheet.lines.push({ points, tone, tips, isDashed: tone === 'back' })
  }
  return sheet
}

/** Gives each span the first lane that is free from its beginning to its end. */
function lanesOf(spans: readonly (readonly [number, number])[]): { of: number[]; count: number } {
  const taken: [number, number][][] = []
  const of = spans.map(([from, to]) => {
    const [low, high] = [Math.min(from, to), Math.max(from, to)]
    const isFree = (lane: [number, number][]) =>
      lane.every(([first, last]) => high < first || low > last)
    const free = taken.findIndex(isFree)
    const index = free < 0 ? taken.length : free
    taken[index] = [...(taken[index] ?? []), [low, high]]
    return index
  })
  return { of, count: taken.length }
}

const endOf = ({ y, height }: PlacedBox) => y + height

/** Returns where what is written below a node begins: below the frame of a group that ends there. */
const belowOf = ({ box, isLast }: Pick<Row, 'box' | 'isLast'>) =>
  endOf(box) + 8 + (isLast ? padding : 0)

const writtenBelow = ({ notes }: Row) => notes.reduce((sum, { text }) => sum + text.height + 4, 0)

/** Gives the rows their places from top to bottom, closer after nodes that do not lead to the next, and returns the height of all. */
function placeRows(rows: readonly Row[], leading: ReadonlySet<string>): number {
  let y = 1
  for (const row of rows) {
    const { node, text, box, ports, name, isLast } = row
    if (name) y += name.height + (y > 1 ? 24 : padding + 6)
    const isPoint = box.shape === 'start' || box.shape === 'end'
    if (isPoint) Object.assign(box, { x: spine - 9, width: 18 })
    const { height } = boxSize(node.shape, text)
    Object.assign(box, { y, height: isPoint ? height : Math.max(height, ports.length * lane + 14) })
    const written = writtenBelow(row)
    y = endOf(box) + (isLast ? padding : 0)
    y += written > 0 ? written + 22 : leading.has(node.id) ? gap : smallGap
  }
  const last = rows.at(-1)
  return last ? belowOf(last) + writtenBelow(last) + 2 : 2
}

/** Returns the way from one node to another beside those between them. */
function around(from: Row, to: Row, edge: FlowEdge, x: number): PlacedLine['points'] {
  const start = portOf(from, from.ports.indexOf(edge))
  const end = portOf(to, to.ports.lastIndexOf(edge))
  return [
    [edgeAt(from.box, start), start],
    [x, start],
    [x, end],
    [edgeAt(to.box, end), end],
  ]
}

/** Returns how far to the right a box reaches at a height: the sides of a question are two slopes. */
function edgeAt({ x, y, width, height, shape }: PlacedBox, at: number): number {
  const slope = shape === 'question' ? 12 * Math.abs((2 * (at - y)) / height - 1) : 0
  return x + width - slope
}

/** Returns the height at which the arrow at a place of a row begins or ends. */
function portOf({ box: { y, height, shape }, ports }: Row, place: number): number {
  if (shape === 'start' || shape === 'end') return y + height / 2
  const first = (height - (ports.length - 1) * lane) / 2
  return y + first + place * lane
}
