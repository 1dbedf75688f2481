/** Lays a flow out in layers, with ELK. */

import ELK from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api'
import type { Flow, FlowEdge, FlowNode } from './diagram'
import { inGroups } from './order'
import {
  areaOf,
  boxSize,
  crosses,
  emptySheet,
  inset,
  type PlacedBox,
  type PlacedLine,
  type PlacedText,
  type Point,
  type Sheet,
  textAt,
  textIn,
} from './sheet'
import { balanceWords, type Lines, type Measure } from './text'

const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  // Parts that no arrow joins are below each other.
  'elk.aspectRatio': '0.2',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '20',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.spacing.edgeNode': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.padding': '[top=1,left=1,bottom=1,right=1]',
}

let elk: InstanceType<typeof ELK> | undefined

/**
 * Lays out a flow.
 * @param widest the most that a line of a node's text takes
 */
export async function layOutFlow(
  flow: Flow,
  direction: Flow['direction'],
  widest: number,
  measure: Measure,
): Promise<Sheet> {
  elk ??= new ELK()
  const words = new Map<string, Lines>()
  const breakInto = (id: string, text: string, size: 'node' | 'note', width: number) => {
    const lines = balanceWords(text, width, size, measure)
    words.set(id, lines)
    return lines
  }
  const groupsInOrder = inGroups(flow)
  const ordered = groupsInOrder.flat()
  const children = groupsInOrder.flatMap((nodes): ElkNode[] => {
    const boxes = nodes.map(({ id, words, shape }) => ({
      id,
      ...boxSize(shape, breakInto(id, words, 'node', widest)),
    }))
    const index = flow.groups.findIndex((group) => nodes.some(({ id }) => group.nodes.includes(id)))
    const group = flow.groups[index]
    if (!group) return boxes
    const name = breakInto(groupId(index), group.words, 'note', 2 * widest)
    const layoutOptions = {
      'elk.padding': `[top=${name.height + 18},left=${inset.x},bottom=14,right=${inset.x}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${name.width + 2 * inset.x},0)`,
    }
    return [{ id: groupId(index), layoutOptions, children: boxes }]
  })
  const edges = flow.edges.map((edge, index): ElkExtendedEdge => {
    const label = edge.words && breakInto(edgeId(index), edge.words, 'note', widest)
    const ends = leadsBack(edge, ordered) ? [edge.to, edge.from] : [edge.from, edge.to]
    return {
      id: edgeId(index),
      sources: ends.slice(0, 1),
      targets: ends.slice(1),
      ...(label && {
        labels: [{ text: edge.words, width: label.width + 4, height: label.height }],
      }),
    }
  })
  // Groups that no arrow joins are one below the other.
  const groups = children.flatMap((child) => (child.children ? [child.children] : []))
  const isStacked = direction === 'down' && !flow.edges.some((edge) => joins(edge, flow))
  const order = groups.slice(1).map((below, index): ElkExtendedEdge => {
    const above = groups[index]?.at(-1)?.id ?? ''
    return { id: `order ${index}`, sources: [above], targets: [below[0]?.id ?? ''] }
  })
  const laidOut = await elk.layout({
    id: '',
    layoutOptions: { ...options, 'elk.direction': direction === 'right' ? 'RIGHT' : 'DOWN' },
    children,
    edges: [...edges, ...(isStacked ? order : [])],
  })
  return sheetOf({ ...flow, nodes: ordered }, laidOut, words)
}

/** Returns whether an arrow leads to a node that comes earlier: it is laid out the other way round, so that there are no circles. */
function leadsBack({ from, to }: FlowEdge, ordered: readonly FlowNode[]): boolean {
  const placeOf = (name: string) => ordered.findIndex(({ id }) => id === name)
  return placeOf(to) < placeOf(from)
}

/** Returns whether an arrow leads from one group to another. */
function joins({ from, to }: FlowEdge, { groups }: Flow): boolean {
  const groupOf = (id: string) => groups.find(({ nodes }) => nodes.includes(id))
  return groupOf(from) !== groupOf(to)
}

// No node of a flow can have such names.
const groupId = (index: number) => `group ${index}`
const edgeId = (index: number) => `edge ${index}`

function sheetOf(flow: Flow, laidOut: ElkNode, words: ReadonlyMap<string, Lines>): Sheet {
  const { width = 0, height = 0, children = [], edges = [] } = laidOut
  const sheet = { ...emptySheet(Math.ceil(width)), height: Math.ceil(height) }
  const all = [...children, ...children.flatMap((child) => child.children ?? [])]
  const placed = new Map(all.map((node) => [node.id, node]))
  const place = (id: string, shape: PlacedBox['shape'], tone: PlacedBox['tone']): PlacedBox => {
    const { x = 0, y = 0, width = 0, height = 0 } = placed.get(id) ?? {}
    return { x, y, width, height, shape, tone }
  }
  const frames = flow.groups.map((_, index) => place(groupId(index), 'group', 'plain'))
  const outside = flow.nodes.length > flow.groups.flatMap(({ nodes }) => nodes).length
  const shifts = new Map<string, number>()
  const isApart = !outside && !flow.edges.some((edge) => joins(edge, flow)) && areStacked(frames)
  if (isApart) sheet.width = Math.ceil(Math.max(...frames.map(({ width }) => width))) + 2
  for (const [index, frame] of isApart ? frames.entries() : []) {
    const shift = (sheet.width - frame.width) / 2 - frame.x
    for (const id of flow.groups[index]?.nodes ?? []) shifts.set(id, shift)
    Object.assign(frame, { x: 1, width: sheet.width - 2 })
  }
  sheet.boxes.push(...frames)
  for (const node of flow.nodes) {
    const box = place(node.id, node.shape, node.tone)
    box.x += shifts.get(node.id) ?? 0
    const text = words.get(node.id)
    sheet.boxes.push(box)
    if (text && node.words) sheet.texts.push(textIn(box, text))
  }
  for (const [index, edge] of flow.edges.entries()) {
    const routed = edges[index]
    const text = words.get(edgeId(index))
    const [label] = routed?.labels ?? []
    const shift = shifts.get(edge.from) ?? 0
    if (routed) sheet.lines.push(lineOf(edge, routed, shift, leadsBack(edge, flow.nodes)))
    const tone = edge.tone === 'plain' ? 'muted' : edge.tone
    if (text && label)
      sheet.texts.push(textAt((label.x ?? 0) + 2 + shift, label.y ?? 0, text, tone))
  }
  for (const [index, frame] of frames.entries()) {
    const text = words.get(groupId(index))
    if (text) sheet.texts.push(nameOf(frame, text, sheet.lines))
  }
  return sheet
}

/** Puts a group's name at its top: to the left or, where an arrow would cross it there, to the right or in the middle. */
function nameOf(frame: PlacedBox, text: Lines, lines: readonly PlacedLine[]): PlacedText {
  const left = textAt(frame.x + inset.x, frame.y + 10, text, 'muted')
  const right = { ...left, x: frame.x + frame.width - inset.x - text.width }
  const middle = { ...left, x: frame.x + frame.width / 2, anchor: 'middle' } as const
  const isFree = (place: PlacedText) => !lines.some((line) => crosses(line, areaOf(place)))
  return [left, right, middle].find(isFree) ?? left
}

/** Returns whether groups are one below the other: then all are as wide as the widest, around their middle. */
function areStacked(frames: readonly PlacedBox[]): boolean {
  const inOrder = frames.toSorted((one, other) => one.y - other.y)
  return inOrder.every(({ y, height }, index) => y + height < (inOrder[index + 1]?.y ?? Infinity))
}

function lineOf(
  { tone, tips }: FlowEdge,
  { sections = [] }: ElkExtendedEdge,
  shift: number,
  isReversed: boolean,
): PlacedLine {
  const points: Point[] = []
  for (const { startPoint, bendPoints = [], endPoint } of sections)
    for (const { x, y } of [startPoint, ...bendPoints, endPoint])
      points.push(straightened([x + shift, y], points.at(-1)))
  if (isReversed) points.reverse()
  return { points, tone, tips, isDashed: tone === 'back' }
}

/** Puts a point level with the one before it: arrows into groups come up to two pixels askew. */
function straightened([x, y]: Point, [fromX, fromY]: Point = [x, y]): Point {
  return [Math.abs(x - fromX) < 2 ? fromX : x, Math.abs(y - fromY) < 2 ? fromY : y]
}
