import type { FlowEdge } from '../diagram'
import { depthAt, insetAt } from '../shapes'
import {
  areaOf,
  crosses,
  isFrame,
  isInside,
  overlap,
  type PlacedBox,
  type PlacedLine,
  type PlacedText,
  type Point,
  type Sheet,
} from '../sheet'

/** Shorter jogs look like a mistake (pixels). */
const smallestJog = 12
/** Minimum distances of arrows from corners of their box, and from other arrows (pixels). */
const [cornerGap, arrowGap] = [8, 10]
/** Distance between a label and its arrow (pixels), including 3 px of background. */
const labelGap = 5

/**
 * Removes small jogs, moves labels next to their lines, and ends each line at the outline of its box.
 * @param edges in the order of the sheet's lines
 * @param labels by index of the edge
 */
export function straighten(
  sheet: Sheet,
  edges: readonly FlowEdge[],
  boxes: ReadonlyMap<string, PlacedBox>,
  labels: ReadonlyMap<number, PlacedText>,
): void {
  for (const [index, line] of sheet.lines.entries()) {
    const edge = edges[index]
    if (!edge) continue
    const label = labels.get(index)
    const ends = [boxes.get(edge.from), boxes.get(edge.to)] as const
    const before = { points: line.points, ...(label && { x: label.x, y: label.y }) }
    line.points = withoutJogs(line, { ends, label }, sheet)
    if (label && !placeLabel(label, line, sheet)) {
      line.points = before.points
      Object.assign(label, { x: before.x, y: before.y })
    }
  }
  for (const [index, line] of sheet.lines.entries()) {
    const edge = edges[index]
    if (!edge) continue
    line.points = clipped(line.points, boxes.get(edge.from))
    line.points = clipped(line.points.toReversed(), boxes.get(edge.to)).reverse()
  }
}

interface Connection {
  ends: readonly [PlacedBox | undefined, PlacedBox | undefined]
  label: PlacedText | undefined
}

/** Moves a label off its line. Returns false if it overlaps something else. */
function placeLabel(label: PlacedText, line: PlacedLine, sheet: Sheet): boolean {
  const area = areaOf(label)
  const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2]
  for (const [index, [x, y]] of line.points.entries()) {
    const [nextX, nextY] = line.points[index + 1] ?? [x, y]
    const isBetween = (value: number, from: number, to: number) =>
      value > Math.min(from, to) && value < Math.max(from, to)
    if (x === nextX && isBetween(middleY, y, nextY)) {
      if (middleX < x && area.x + area.width > x - labelGap) label.x = x - labelGap - area.width
      if (middleX >= x && area.x < x + labelGap) label.x = x + labelGap
    } else if (y === nextY && isBetween(middleX, x, nextX)) {
      if (middleY < y && area.y + area.height > y - labelGap) label.y = y - labelGap - area.height
      if (middleY >= y && area.y < y + labelGap) label.y = y + labelGap
    }
  }
  const placed = areaOf(label)
  const others = sheet.texts.filter((text) => text !== label).map(areaOf)
  const solid = sheet.boxes.filter((box) => !isFrame(box.shape))
  return (
    isInside(placed, { x: 0, y: 0, width: sheet.width, height: sheet.height }) &&
    ![...others, ...solid].some((other) => overlap(placed, other)) &&
    !sheet.lines.some((other) => other !== line && crosses(other, placed))
  )
}

function withoutJogs(line: PlacedLine, connection: Connection, sheet: Sheet): Point[] {
  let points = withoutRedundant(line.points)
  for (let index = 1; index + 2 < points.length; index++) {
    const [before, from, to, after] = points.slice(index - 1, index + 3)
    if (!before || !from || !to || !after || !isJog(before, from, to, after)) continue
    const axis = from[0] === to[0] ? 1 : 0
    const candidates = [
      moved(points, index - 1, axis, to[axis]),
      moved(points, index + 1, axis, from[axis]),
    ]
    const free = candidates.find((points) => isFree({ ...line, points }, line, connection, sheet))
    if (!free) continue
    points = free
    index = 0
  }
  return points
}

/** Whether a segment is a short step between parallel segments in the same direction. */
function isJog(before: Point, from: Point, to: Point, after: Point): boolean {
  const axis = from[0] === to[0] ? 1 : 0
  const along = 1 - axis
  const isParallel = before[axis] === from[axis] && to[axis] === after[axis]
  const leadsOn =
    (from[along] ?? 0) - (before[along] ?? 0) > 0 === (after[along] ?? 0) - (to[along] ?? 0) > 0
  return isParallel && leadsOn && Math.abs((from[axis] ?? 0) - (to[axis] ?? 0)) < smallestJog
}

function moved(points: readonly Point[], index: number, axis: number, value = 0): Point[] {
  const all = points.map((point, place): Point => {
    if (place !== index && place !== index + 1) return point
    return axis === 0 ? [value, point[1]] : [point[0], value]
  })
  return withoutRedundant(all)
}

function withoutRedundant(points: readonly Point[]): Point[] {
  const result: Point[] = []
  for (const point of points) {
    const [before, last] = result.slice(-2)
    if (
      last &&
      before &&
      [0, 1].some((axis) => before[axis] === last[axis] && last[axis] === point[axis])
    )
      result.pop()
    const end = result.at(-1)
    if (end?.[0] !== point[0] || end?.[1] !== point[1]) result.push(point)
  }
  return result
}

/** Whether a moved line avoids boxes, texts and the ends of other lines. */
function isFree(
  line: PlacedLine,
  old: PlacedLine,
  { ends, label }: Connection,
  sheet: Sheet,
): boolean {
  const others = sheet.lines.filter((other) => other !== old)
  const tips = others.flatMap(({ points }) => [points[0], points.at(-1)])
  const areEndsFree = [line.points[0], line.points.at(-1)].every((point, index) => {
    const box = ends[index]
    const next = index === 0 ? line.points[1] : line.points.at(-2)
    if (!point || !next || !box) return false
    const axis = point[0] === next[0] ? 0 : 1
    const [start, length] = axis === 0 ? [box.x, box.width] : [box.y, box.height]
    const at = point[axis]
    const isOnSide = at >= start + cornerGap && at <= start + length - cornerGap
    return (
      isOnSide &&
      tips.every((tip) => {
        const across = axis === 0 ? 1 : 0
        if (!tip || Math.abs(tip[across] - point[across]) > 1) return true
        return Math.abs(tip[axis] - at) >= arrowGap
      })
    )
  })
  const solid = sheet.boxes.filter((box) => !isFrame(box.shape) && !ends.includes(box))
  return (
    areEndsFree &&
    !solid.some((box) => crosses(line, box)) &&
    !sheet.texts.some(
      (text) => text !== label && crosses(line, areaOf(text)) && !crosses(old, areaOf(text)),
    )
  )
}

/** Moves the first point of a line from a box's sides to its outline. */
function clipped(points: readonly Point[], box: PlacedBox | undefined): Point[] {
  const [first, second, ...rest] = points
  if (!first || !second || !box || isFrame(box.shape)) return [...points]
  const [[x, y], [nextX, nextY]] = [first, second]
  if (x === nextX) {
    const depth = depthAt(box.shape, box, x)
    return [[x, nextY > y ? y - depth : y + depth], second, ...rest]
  }
  const [left, right] = insetAt(box.shape, box, y)
  return [[nextX > x ? box.x + box.width - right : box.x + left, y], second, ...rest]
}
