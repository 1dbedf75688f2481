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

/** Distance between arrows beside the nodes. */
const lane = 11
/** Distance between nodes that an arrow without words joins, and between those that none joins. */
const [gap, smallGap] = [34, 16]
/** Where the arrow to the next node is. */
const spine = 22

interface Row {
  node: FlowNode
  text: Lines
  /** What is written below the node. */
  notes: { text: Lines; edge: FlowEdge }[]
  box: PlacedBox
  /** How many arrows beside the nodes begin or end here so far. */
  ports: number
}

export function layOutColumn(flow: Flow, width: number, measure: Measure): Sheet {
  const nodes = inGroups(flow).flat()
  const places = new Map(nodes.map(({ id }, index) => [id, index]))
  const placeOf = (id: string) => places.get(id) ?? 0
  const isNext = ({ from, to }: FlowEdge, index: number) =>
    placeOf(to) === placeOf(from) + 1 &&
    flow.edges.findIndex((edge) => edge.from === from && edge.to === to) === index
  const beside = flow.edges.filter((edge, index) => !isNext(edge, index))
  const lanes = lanesOf(beside.map(({ from, to }) => [placeOf(from), placeOf(to)]))
  const boxWidth = width - (lanes.count > 0 ? lanes.count * lane + 12 : 2)
  const rows = nodes.map((node): Row => {
    const text = breakWords(node.words, boxWidth - 2 * inset.x - 16, 'node', measure)
    const notes = flow.edges.flatMap((edge, index) => {
      if (edge.from !== node.id || !edge.words) return []
      const to = flow.nodes.find(({ id }) => id === edge.to)?.words
      const words = isNext(edge, index) ? edge.words : [edge.words, to].filter(Boolean).join(' → ')
      const room = boxWidth - spine - 12
      return [{ text: breakWords(words, room, 'note', measure), edge }]
    })
    const box = { x: 1, y: 0, width: boxWidth, height: 0, shape: node.shape, tone: node.tone }
    return { node, text, notes, box, ports: 0 }
  })
  const names = new Map(
    flow.groups.map((group) => [
      nodes.find(({ id }) => group.nodes.includes(id))?.id,
      breakWords(group.words, width - spine - 10, 'note', measure),
    ]),
  )
  const leading = new Set(flow.edges.filter(isNext).map(({ from }) => from))
  const height = placeRows(rows, names, { beside, leading })
  const sheet = { ...emptySheet(width), height }
  for (const { node, box, text, notes } of rows) {
    const name = names.get(node.id)
    const isLedTo = flow.edges.some((edge, index) => edge.to === node.id && isNext(edge, index))
    if (name)
      sheet.texts.push(textAt(isLedTo ? spine + 10 : 1, box.y - name.height - 8, name, 'muted'))
    sheet.boxes.push(box)
    if (text.lines.length > 0)
      sheet.texts.push({ ...textIn(box, text), x: box.x + inset.x + 8, anchor: 'start' })
    let y = box.y + box.height + 8
    for (const { text: note, edge } of notes) {
      sheet.texts.push(textAt(spine + 10, y, note, edge.tone === 'plain' ? 'muted' : edge.tone))
      y += note.height + 4
    }
  }
  for (const [index, edge] of flow.edges.entries()) {
    const [from, to] = [rows[placeOf(edge.from)], rows[placeOf(edge.to)]]
    if (!from || !to) continue
    const { tone, tips } = edge
    const x = boxWidth + 8 + lane * (lanes.of[beside.indexOf(edge)] ?? 0)
    const points: PlacedLine['points'] = isNext(edge, index)
      ? [
          [spine, endOf(from)],
          [spine, to.box.y],
        ]
      : around(from, to, x)
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

const endOf = ({ box }: Row) => box.y + box.height

/** Gives the rows their places from top to bottom, closer after nodes that do not lead to the next, and returns the height of all. */
function placeRows(
  rows: readonly Row[],
  names: ReadonlyMap<string | undefined, Lines>,
  { beside, leading }: { beside: readonly FlowEdge[]; leading: ReadonlySet<string> },
): number {
  let y = 1
  for (const { node, text, notes, box } of rows) {
    const name = names.get(node.id)
    if (name) y += name.height + (y > 1 ? 24 : 8)
    const ports = beside.filter(({ from, to }) => from === node.id || to === node.id).length
    const isPoint = box.shape === 'start' || box.shape === 'end'
    if (isPoint) Object.assign(box, { x: spine - 9, width: 18 })
    const { height } = boxSize(node.shape, text)
    Object.assign(box, { y, height: isPoint ? height : Math.max(height, ports * lane + 14) })
    const written = notes.reduce((sum, note) => sum + note.text.height + 4, 0)
    y += box.height + (written > 0 ? written + 22 : leading.has(node.id) ? gap : smallGap)
  }
  const last = rows.at(-1)
  const below = last?.notes.reduce((sum, note) => sum + note.text.height + 4, 8) ?? 0
  return (last ? endOf(last) : 0) + below + 2
}

/** Returns the way from one node to another beside those between them. */
function around(from: Row, to: Row, x: number): PlacedLine['points'] {
  const start = port(from)
  const end = port(to)
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

function port(row: Row): number {
  row.ports++
  const { y, height, shape } = row.box
  return shape === 'start' || shape === 'end' ? y + height / 2 : y + row.ports * lane - 2
}
