import type { Flow, FlowEdge, Shape } from '../diagram'
import { inset } from '../shapes'
import type { PlacedBox } from '../sheet'
import { breakWords, type Lines, type Measure } from '../text'
import { type Unit, unitsOf } from './order'
import { railOf } from './rail'

/** Distance between ports, and between nodes and the rail (pixels). An arrowhead is 8 px long. */
export const [portGap, railGap] = [11, 14]
/** x of the arrow to the next node. */
export const spine = 22
/** Distance between a group's frame and its nodes. */
export const padding = 8

export interface Row {
  part: Unit
  text: Lines
  /** Labels of arrows, below the node. The arrow to the next node is last. */
  notes: { text: Lines; edge: FlowEdge }[]
  box: PlacedBox
  /** Ends of rail arrows to rows above (`up`) or below (`down`). */
  ports: ('up' | 'down')[]
  /** Frames of the groups that end here, inner before outer. */
  closes: PlacedBox[]
}

/** Returns the rows of a flow, without heights. */
export function columnOf(flow: Flow, width: number, measure: Measure) {
  const parts = partsOf(unitsOf(flow))
  const places = new Map(parts.map(({ id }, index) => [id, index]))
  const placeOf = (id: string) => places.get(id) ?? 0
  const nodeIds = parts.flatMap(({ unit, id }) => (unit.group ? [] : [id]))
  // An arrow to a group counts as an arrow to its first node, but ends at the frame.
  const firstNode = (id: string) =>
    parts.slice(placeOf(id)).find(({ unit }) => !unit.group)?.id ?? id
  const leads = ({ from, to }: FlowEdge) =>
    nodeIds.includes(from) && nodeIds.indexOf(firstNode(to)) === nodeIds.indexOf(from) + 1
  const isNext = (edge: FlowEdge) =>
    flow.edges.find((other) => other.from === edge.from && leads(other)) === edge
  const rail = railOf(
    flow.edges.filter((edge) => !isNext(edge)),
    placeOf,
  )
  const isOnRail = (edge: FlowEdge) => rail.includes(edge)
  // A frame contains the rail unless an arrow on the rail leaves or passes it.
  const isFrame = ({ unit, depth }: Part) => unit.group !== undefined && depth === 0
  const isInside = ({ from, to }: FlowEdge, { id, last = id }: Part) =>
    [from, to].every((end) => placeOf(end) > placeOf(id) && placeOf(end) <= placeOf(last))
  const isApart = ({ from, to }: FlowEdge, { id, last = id }: Part) =>
    Math.max(placeOf(from), placeOf(to)) < placeOf(id) ||
    Math.min(placeOf(from), placeOf(to)) > placeOf(last)
  const containsRail = (part: Part) =>
    isFrame(part) && rail.every((edge) => isInside(edge, part) || isApart(edge, part))
  const isContained = rail.some((edge) =>
    parts.some((part) => containsRail(part) && isInside(edge, part)),
  )
  const railWidth = rail.length > 0 ? railGap + (isContained ? padding : 0) : 0
  /** Width without the rail. */
  const boxWidth = width - 2 - railWidth
  const wordsOf = (id: string) =>
    [...flow.nodes, ...flow.groups].find((part) => part.id === id)?.words
  const notesOf = (id: string): Row['notes'] =>
    flow.edges
      .filter((edge) => edge.from === id && (edge.words || !(isNext(edge) || isOnRail(edge))))
      .sort((a, b) => Number(isNext(a)) - Number(isNext(b)))
      .map((edge) => {
        const isAlone = rail.filter(({ from }) => from === id).length === 1
        const isDrawn = isNext(edge) || (isOnRail(edge) && isAlone)
        const words = isDrawn ? edge.words : `${edge.words} → ${wordsOf(edge.to)}`.trim()
        const text = breakWords(words, boxWidth - spine - 12, 'note', measure)
        return { text, edge }
      })
  const rows = parts.map((part, place): Row => {
    const { id, unit, depth } = part
    const { shape = 'group', tone = 'plain' } = unit.node ?? {}
    const indent = depth * padding
    const area = { x: 1 + indent, y: 0, width: boxWidth - 2 * indent, height: 0 }
    if (isContained && containsRail(part)) area.width += railWidth
    const text = unit.group
      ? breakWords(unit.group.words, area.width - spine - 20, 'note', measure)
      : breakWords(unit.node.words, roomFor(unit.node.shape, area.width), 'node', measure)
    const others = rail.flatMap(({ from, to }) =>
      from === id ? placeOf(to) : to === id ? placeOf(from) : [],
    )
    const isLoop = others.includes(place)
    const ports: Row['ports'] = []
    if (isLoop || others.some((other) => other < place)) ports.push('up')
    if (isLoop || others.some((other) => other > place)) ports.push('down')
    return {
      part: unit,
      ...{ text, notes: notesOf(id), ports, closes: [] },
      box: { ...area, shape, tone },
    }
  })
  for (const { id, last } of parts) {
    const frame = rows[placeOf(id)]
    if (last && frame) rows[placeOf(last)]?.closes.unshift(frame.box)
  }
  return { rows, rowOf: (id: string) => rows[placeOf(id)], isNext, isOnRail, boxWidth }
}

const roomFor = (shape: Shape, width: number) =>
  shape === 'question' ? 0.58 * width : shape === 'circle' ? 110 : width - 2 * inset.x - 16

interface Part {
  id: string
  unit: Unit
  depth: number
  /** Id of a group's last node. */
  last?: string | undefined
}

function partsOf(units: readonly Unit[], depth = 0): Part[] {
  return units.flatMap((unit): Part[] => {
    if (!unit.group) return [{ id: unit.node.id, unit, depth }]
    const inner = partsOf(unit.units, depth + 1)
    return [{ id: unit.group.id, unit, depth, last: inner.at(-1)?.id }, ...inner]
  })
}
