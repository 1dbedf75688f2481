import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api'
import type { Flow, FlowEdge } from '../diagram'
import { boxSize, inset, textShare } from '../shapes'
import { balanceWords, type Lines, type Measure } from '../text'
import { sizesOf } from './node-sizes'
import { idsOf, type Unit, unitsOf } from './order'

const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  // Stack unconnected parts vertically.
  'elk.aspectRatio': '0.2',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.spacing.nodeNode': '20',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.spacing.edgeNode': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.edgeEdge': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.padding': '[top=1,left=1,bottom=1,right=1]',
}

/** The arrow with the highest weight continues along the axis. */
const weightOf = ({ tone }: FlowEdge) => (tone === 'back' ? 0 : tone === 'ours' ? 2 : 1)

/** Contains a space, unlike ids of nodes. */
export const edgeId = (index: number): string => `edge ${index}`
const portId = (index: number, end: 'from' | 'to') => `port ${index} ${end}`

/**
 * @param widest maximum width of a line in a node (pixels)
 * @returns the graph, its wrapped texts by id, and the arrows to an earlier part, which it reverses
 */
export function graphOf(
  flow: Flow,
  direction: Flow['direction'],
  widest: number,
  measure: Measure,
) {
  const units = unitsOf(flow)
  const order = idsOf(units)
  const backward = new Set(
    flow.edges.filter(({ from, to }) => order.indexOf(to) < order.indexOf(from)),
  )
  const texts = new Map<string, Lines>()
  const breakInto = (id: string, words: string, size: 'node' | 'note', width: number) => {
    const lines = balanceWords(words, width, size, measure)
    texts.set(id, lines)
    return lines
  }
  // Arrows back use the side of nodes, to keep the axis free.
  const side = direction === 'right' ? 'SOUTH' : 'EAST'
  const isNode = (id: string) => flow.nodes.some((node) => node.id === id)
  const isBack = (edge: FlowEdge) => backward.has(edge) || edge.from === edge.to
  // A branch leaves at the side if another arrow has a higher weight.
  const isBranch = (edge: FlowEdge) =>
    flow.edges.some(
      (rival) => rival.from === edge.from && !isBack(rival) && weightOf(rival) > weightOf(edge),
    )
  const isOnAxis = (edge: FlowEdge) => !isBack(edge) && !isBranch(edge)
  const isAtSide = (edge: FlowEdge, end: 'from' | 'to') =>
    isNode(edge.from) &&
    isNode(edge.to) &&
    (isBack(edge) ||
      (isBranch(edge) &&
        (end === 'from' || flow.edges.some((rival) => rival.to === edge.to && isOnAxis(rival)))))
  const portsOf = (id: string): Pick<ElkNode, 'ports' | 'layoutOptions'> => {
    const ports = flow.edges.flatMap((edge, index) =>
      (['from', 'to'] as const)
        .filter((end) => edge[end] === id && isAtSide(edge, end))
        .map((end) => ({ id: portId(index, end), layoutOptions: { 'elk.port.side': side } })),
    )
    return ports.length > 0 ? { ports, layoutOptions: { 'elk.portConstraints': 'FIXED_SIDE' } } : {}
  }
  const forward = flow.edges.filter((edge) => !isBack(edge))
  const sizes = sizesOf({ ...flow, edges: forward }, direction, ({ id, words, shape }) =>
    boxSize(shape, breakInto(id, words, 'node', widest * textShare(shape))),
  )
  // ELK rotates downward flows and applies a group's minimum size before it rotates them back.
  const minimumSize = (width: number) => (direction === 'right' ? `(${width},0)` : `(0,${width})`)
  const nodesOf = (all: readonly Unit[]): ElkNode[] =>
    all.map((unit) => {
      if (!unit.group) {
        const { id } = unit.node
        return { id, ...sizes.get(id), ...portsOf(id) }
      }
      const { id, words } = unit.group
      const name = breakInto(id, words, 'note', 2 * widest)
      // An arrow may enter the group in the middle. Leave space for the name next to it.
      const inside = idsOf([unit])
      const isEntered = flow.edges.some(
        ({ from, to }) => inside.indexOf(to) > 0 && !inside.includes(from),
      )
      const nameWidth = isEntered ? 2 * name.width + 12 : name.width
      const layoutOptions = {
        'elk.padding': `[top=${name.height + 18},left=${inset.x},bottom=${inset.x},right=${inset.x}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': minimumSize(nameWidth + 2 * inset.x),
      }
      return { id, layoutOptions, children: nodesOf(unit.units) }
    })
  const children = nodesOf(units)
  const edges = flow.edges.map((edge, index): ElkExtendedEdge => {
    const label = edge.words && breakInto(edgeId(index), edge.words, 'note', widest)
    const ends = (['from', 'to'] as const).map((end) =>
      isAtSide(edge, end) ? portId(index, end) : edge[end],
    )
    const [from = '', to = ''] = backward.has(edge) ? ends.reverse() : ends
    return {
      id: edgeId(index),
      sources: [from],
      targets: [to],
      layoutOptions: { 'elk.layered.priority.straightness': backward.has(edge) ? '0' : '10' },
      ...(label && {
        labels: [{ text: edge.words, width: label.width + 4, height: label.height }],
      }),
    }
  })
  const root: ElkNode = {
    id: '',
    layoutOptions: { ...options, 'elk.direction': direction === 'right' ? 'RIGHT' : 'DOWN' },
    children,
    edges: [...edges, ...(direction === 'down' ? stackingEdges(units, flow) : [])],
  }
  return { root, texts, backward }
}

/** Invisible edges stack unconnected groups vertically. */
function stackingEdges(units: readonly Unit[], flow: Flow): ElkExtendedEdge[] {
  const groups = units.filter((unit) => unit.group)
  if (flow.edges.some((edge) => joins(edge, units))) return []
  return groups.slice(1).map((below, index) => {
    const above = idsOf([groups[index] ?? below]).at(-1) ?? ''
    return { id: `order ${index}`, sources: [above], targets: [idsOf([below])[1] ?? ''] }
  })
}

/** Whether an arrow connects two different units. */
export function joins({ from, to }: FlowEdge, units: readonly Unit[]): boolean {
  const placeOf = (id: string) => units.findIndex((unit) => idsOf([unit]).includes(id))
  return placeOf(from) !== placeOf(to)
}
