/** The rows of a flow in one column: a row for each node and for the name of each group, and lanes beside them. */
import type { Flow, FlowEdge, FlowGroup, FlowNode, Shape } from '../diagram'
import { inset } from '../shapes'
import type { PlacedBox } from '../sheet'
import { breakWords, type Lines, type Measure } from '../text'
import { type Unit, unitsOf } from './order'

/** Distance between arrows beside the nodes, and of the first from the nodes: an arrowhead is 8 px long. */
export const [lane, firstLane] = [11, 14]
/** Where the arrow to the next node is. */
export const spine = 22
/** Distance of a group's frame from its nodes. */
export const padding = 8

export interface Row {
  /** A node, or the group that begins here. */
  part: { node: FlowNode; group?: undefined } | { group: FlowGroup; node?: undefined }
  text: Lines
  /** What is written below the node: first of arrows beside it, then of that to the next one. */
  notes: { text: Lines; edge: FlowEdge; isNext: boolean }[]
  /** The box of the node, or the frame of the group. */
  box: PlacedBox
  /** Arrows beside the nodes that begin or end here, from top to bottom. */
  ports: FlowEdge[]
  /** Frames of the groups that end here, the inner before the outer. */
  closes: PlacedBox[]
}

export interface Column {
  rows: Row[]
  rowOf(id: string): Row | undefined
  /** Whether an arrow leads to the next row, and is not beside the nodes. */
  isNext(edge: FlowEdge): boolean
  laneOf(edge: FlowEdge): number
  /** Width of the nodes, without the lanes. */
  boxWidth: number
}

/** Returns the rows of a flow, without their heights. */
export function columnOf(flow: Flow, width: number, measure: Measure): Column {
  const parts = partsOf(unitsOf(flow))
  const places = new Map(parts.map(({ id }, index) => [id, index]))
  const placeOf = (id: string) => places.get(id) ?? 0
  const nodeIds = parts.flatMap(({ unit, id }) => (unit.group ? [] : [id]))
  // An arrow to a group that begins below leads to its first node, and ends at the frame before it.
  const firstNode = (id: string) =>
    parts.slice(placeOf(id)).find(({ unit }) => !unit.group)?.id ?? id
  const leads = ({ from, to }: FlowEdge) =>
    nodeIds.includes(from) && nodeIds.indexOf(firstNode(to)) === nodeIds.indexOf(from) + 1
  const next = new Map(
    flow.edges
      .filter(leads)
      .toReversed()
      .map((edge) => [edge.from, edge] as const),
  )
  const isNext = (edge: FlowEdge) => next.get(edge.from) === edge
  const spanOf = ({ from, to }: FlowEdge) => Math.abs(placeOf(to) - placeOf(from))
  // The shortest are next to the nodes, so that they do not cross those around them.
  const beside = flow.edges
    .filter((edge) => !isNext(edge))
    .sort((one, other) => spanOf(one) - spanOf(other))
  const lanes = lanesOf(beside.map(({ from, to }) => [placeOf(from), placeOf(to)]))
  const laneOf = (edge: FlowEdge) => lanes.of[beside.indexOf(edge)] ?? 0
  const boxWidth = width - (lanes.count > 0 ? firstLane + (lanes.count - 1) * lane + 2 : 2)
  const wordsOf = (id: string) =>
    [...flow.nodes, ...flow.groups].find((part) => part.id === id)?.words
  const notesOf = (id: string): Row['notes'] =>
    flow.edges
      .filter((edge) => edge.from === id && edge.words)
      .map((edge) => {
        const leads = isNext(edge)
        const words = leads
          ? edge.words
          : [edge.words, wordsOf(edge.to)].filter(Boolean).join(' → ')
        const text = breakWords(words, boxWidth - spine - 12, 'note', measure)
        return { text, edge, isNext: leads }
      })
      .sort((one, other) => Number(one.isNext) - Number(other.isNext))
  const rows = parts.map(({ id, unit, depth }, place): Row => {
    const { shape = 'group', tone = 'plain' } = unit.node ?? {}
    const indent = depth * padding
    const area = { x: 1 + indent, y: 0, width: boxWidth - 2 * indent, height: 0 }
    const text = unit.group
      ? breakWords(unit.group.words, area.width - spine - 20, 'note', measure)
      : breakWords(unit.node.words, roomFor(unit.node.shape, area.width), 'node', measure)
    const ports = beside
      .filter(({ from, to }) => from === id || to === id)
      .flatMap((edge) => (edge.from === edge.to ? [edge, edge] : [edge]))
    // Those that lead up leave above those that lead down, and cross none of them.
    const portOrder = (edge: FlowEdge) => {
      const other = placeOf(edge.from === id ? edge.to : edge.from)
      return other < place ? laneOf(edge) - lanes.count : lanes.count - laneOf(edge)
    }
    ports.sort((one, other) => portOrder(one) - portOrder(other))
    return {
      part: unit.group ? { group: unit.group } : { node: unit.node },
      ...{ text, notes: notesOf(id), ports, closes: [] },
      box: { ...area, shape, tone },
    }
  })
  for (const { id, last } of parts)
    if (last) rows[placeOf(last)]?.closes.unshift(...boxOf(rows[placeOf(id)]))
  return { rows, rowOf: (id) => rows[placeOf(id)], isNext, laneOf, boxWidth }
}

const boxOf = (row: Row | undefined) => (row ? [row.box] : [])

const roomFor = (shape: Shape, width: number) =>
  shape === 'question' ? 0.58 * width : shape === 'circle' ? 110 : width - 2 * inset.x - 16

interface Part {
  id: string
  unit: Unit
  /** Number of the groups around it. */
  depth: number
  /** Of a group: the id of the last node in it. */
  last?: string | undefined
}

function partsOf(units: readonly Unit[], depth = 0): Part[] {
  return units.flatMap((unit): Part[] => {
    if (!unit.group) return [{ id: unit.node.id, unit, depth }]
    const inner = partsOf(unit.units, depth + 1)
    return [{ id: unit.group.id, unit, depth, last: inner.at(-1)?.id }, ...inner]
  })
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
