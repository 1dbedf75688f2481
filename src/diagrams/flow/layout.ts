import ELK from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import type { Flow, FlowEdge } from '../diagram'
import { inset } from '../shapes'
import {
  areaOf,
  crosses,
  emptySheet,
  type PlacedBox,
  type PlacedLine,
  type PlacedText,
  type Point,
  type Sheet,
  textAt,
  textIn,
} from '../sheet'
import type { Lines, Measure } from '../text'
import { edgeId, graphOf, joins } from './graph'
import { idsOf, unitsOf } from './order'
import { straighten } from './straighten'
import { stretch } from './stretch'

let elk: InstanceType<typeof ELK> | undefined

interface LayoutSpace {
  direction: Flow['direction']
  /** Maximum width of a line in a node (pixels). */
  textWidth: number
  width: number
}

/** The result is wider than the column if the flow does not fit. */
export async function layOutFlow(
  flow: Flow,
  { direction, textWidth, width }: LayoutSpace,
  measure: Measure,
): Promise<Sheet> {
  elk ??= new ELK()
  const graph = graphOf(flow, direction, textWidth, measure)
  return sheetOf(flow, await elk.layout(graph.root), graph, width)
}

function sheetOf(
  flow: Flow,
  laidOut: ElkNode,
  { texts, backward }: ReturnType<typeof graphOf>,
  width: number,
): Sheet {
  const sheet = {
    ...emptySheet(Math.ceil(laidOut.width ?? 0)),
    height: Math.ceil(laidOut.height ?? 0),
  }
  const boxes = boxesOf(flow, laidOut)
  const shifts = stackFrames(flow, boxes, sheet)
  sheet.boxes.push(...boxes.values())
  for (const { id, words } of flow.nodes) {
    const [box, text] = [boxes.get(id), texts.get(id)]
    if (box && text && words) sheet.texts.push(textIn(box, text))
  }
  const labels = new Map<number, PlacedText>()
  for (const [index, edge] of flow.edges.entries()) {
    const routed = laidOut.edges?.[index]
    const text = texts.get(edgeId(index))
    const [label] = routed?.labels ?? []
    const shift = shifts.get(edge.from) ?? 0
    if (routed) sheet.lines.push(lineOf(edge, routed, shift, backward.has(edge)))
    const tone = edge.tone === 'plain' ? 'muted' : edge.tone
    if (text && label)
      labels.set(index, textAt((label.x ?? 0) + 2 + shift, label.y ?? 0, text, tone))
  }
  stretch(sheet, width, labels)
  sheet.texts.push(...labels.values())
  straighten(sheet, flow.edges, boxes, labels)
  for (const { id } of flow.groups) {
    const [box, text] = [boxes.get(id), texts.get(id)]
    if (box && text) sheet.texts.push(nameOf(box, text, sheet.lines))
  }
  return sheet
}

/** Returns the boxes by id, frames before their content. */
function boxesOf({ nodes, groups }: Flow, laidOut: ElkNode): Map<string, PlacedBox> {
  const placed = (parent: ElkNode): ElkNode[] =>
    (parent.children ?? []).flatMap((child) => [child, ...placed(child)])
  return new Map(
    placed(laidOut).flatMap(({ id, x = 0, y = 0, width = 0, height = 0 }) => {
      const node = nodes.find((candidate) => candidate.id === id)
      const isGroup = groups.some((group) => group.id === id)
      if (!node && !isGroup) return []
      const { shape = 'group', tone = 'plain' } = node ?? {}
      return [[id, { x, y, width, height, shape, tone }] as const]
    }),
  )
}

/** Makes stacked frames equally wide and centres their content. Returns the shift of each part by id. */
function stackFrames(flow: Flow, boxes: Map<string, PlacedBox>, sheet: Sheet): Map<string, number> {
  const units = unitsOf(flow)
  const frames = units.flatMap((unit) => (unit.group ? (boxes.get(unit.group.id) ?? []) : []))
  const shifts = new Map<string, number>()
  const isApart =
    frames.length === units.length &&
    !flow.edges.some((edge) => joins(edge, units)) &&
    areStacked(frames)
  if (!isApart) return shifts
  sheet.width = Math.ceil(Math.max(...frames.map(({ width }) => width))) + 2
  for (const unit of units) {
    const [id = '', ...inner] = idsOf([unit])
    const frame = boxes.get(id)
    if (!frame) continue
    const shift = (sheet.width - frame.width) / 2 - frame.x
    for (const part of inner) {
      shifts.set(part, shift)
      const box = boxes.get(part)
      if (box) box.x += shift
    }
    Object.assign(frame, { x: 1, width: sheet.width - 2 })
  }
  return shifts
}

function areStacked(frames: readonly PlacedBox[]): boolean {
  const inOrder = frames.toSorted((a, b) => a.y - b.y)
  return inOrder.every(({ y, height }, index) => y + height < (inOrder[index + 1]?.y ?? Infinity))
}

/** Places a group's name where no arrow crosses it. */
function nameOf(frame: PlacedBox, text: Lines, lines: readonly PlacedLine[]): PlacedText {
  const left = textAt(frame.x + inset.x, frame.y + 10, text, 'muted')
  const right = { ...left, x: frame.x + frame.width - inset.x - text.width }
  const middle = { ...left, x: frame.x + frame.width / 2, anchor: 'middle' } as const
  const isFree = (place: PlacedText) => !lines.some((line) => crosses(line, areaOf(place)))
  return [left, right, middle].find(isFree) ?? left
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
      points.push(aligned([x + shift, y], points.at(-1)))
  if (isReversed) points.reverse()
  return { points, tone, tips, isDashed: tone === 'back' }
}

/** ELK's arrows into groups are up to 2 px askew. */
function aligned([x, y]: Point, [fromX, fromY]: Point = [x, y]): Point {
  return [Math.abs(x - fromX) < 2 ? fromX : x, Math.abs(y - fromY) < 2 ? fromY : y]
}
