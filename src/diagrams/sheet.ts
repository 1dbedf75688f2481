/** Layout of a diagram, in pixels. */
import type { FlowEdge, Shape, Tone } from './diagram'
import { type Area, textShift } from './shapes'
import { sizes } from './sizes'
import type { Lines } from './text'

export type Point = readonly [x: number, y: number]

export interface PlacedText extends Lines {
  x: number
  y: number
  /** Whether `x` is the start or the middle of each line. */
  anchor: 'start' | 'middle'
  tone: Tone | 'muted'
}

export interface PlacedBox extends Area {
  shape: Shape | 'group' | 'bar' | 'frame'
  tone: Tone
}

export interface PlacedLine {
  points: Point[]
  tone: Tone | 'muted'
  isDashed: boolean
  tips: FlowEdge['tips']
}

export interface Sheet {
  width: number
  height: number
  boxes: PlacedBox[]
  lines: PlacedLine[]
  texts: PlacedText[]
}

export const emptySheet = (width: number): Sheet => ({
  width,
  height: 0,
  boxes: [],
  lines: [],
  texts: [],
})

export function textIn(box: PlacedBox, text: Lines): PlacedText {
  const y = box.y + textShift(box.shape) + (box.height - text.height) / 2
  return { ...text, x: box.x + box.width / 2, y, anchor: 'middle', tone: box.tone }
}

export function textAt(x: number, y: number, text: Lines, tone: PlacedText['tone']): PlacedText {
  return { ...text, x, y, anchor: 'start', tone }
}

export function thinLine(...points: [Point, Point]): PlacedLine {
  return { points, tone: 'muted', isDashed: false, tips: 'none' }
}

/** Returns y of a line's baseline. */
export function baselineOf({ y, size }: PlacedText, index: number): number {
  const { font, line } = sizes[size]
  return y + index * line + (line - font) / 2 + 0.8 * font
}

export function areaOf({ x, y, width, height, anchor }: PlacedText): Area {
  return { x: anchor === 'middle' ? x - width / 2 : x, y, width, height }
}

/** Whether a shape surrounds other boxes. */
export const isFrame = (shape: PlacedBox['shape']): boolean =>
  shape === 'group' || shape === 'frame'

/** Tolerance for rounding (pixels). */
const tolerance = 0.5

export function overlap(one: Area, other: Area): boolean {
  return (
    one.x + tolerance < other.x + other.width &&
    other.x + tolerance < one.x + one.width &&
    one.y + tolerance < other.y + other.height &&
    other.y + tolerance < one.y + one.height
  )
}

export function crosses({ points }: PlacedLine, area: Area): boolean {
  return points.some(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y]
    const start = { x: Math.min(fromX, x), y: Math.min(fromY, y) }
    return overlap({ ...start, width: Math.abs(fromX - x), height: Math.abs(fromY - y) }, area)
  })
}

export function isInside(inner: Area, outer: Area): boolean {
  return (
    inner.x + tolerance >= outer.x &&
    inner.y + tolerance >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.height <= outer.y + outer.height + tolerance
  )
}

/** Whether all boxes and texts are on the sheet without overlaps, except for texts inside boxes. */
export function isValidLayout({ width, height, boxes, texts }: Sheet): boolean {
  const page = { x: 0, y: 0, width, height }
  const solid = boxes.filter(({ shape }) => !isFrame(shape))
  const areas = texts.map(areaOf)
  const areApart = (all: readonly Area[]) =>
    all.every((one, index) => all.every((other, place) => place <= index || !overlap(one, other)))
  return (
    [...boxes, ...areas].every((area) => isInside(area, page)) &&
    areApart(solid) &&
    areApart(areas) &&
    areas.every((area) => solid.every((box) => !overlap(area, box) || isInside(area, box)))
  )
}

export function shift(sheet: Sheet, by: number): Sheet {
  return {
    ...sheet,
    height: sheet.height + by,
    boxes: sheet.boxes.map((box) => ({ ...box, y: box.y + by })),
    texts: sheet.texts.map((text) => ({ ...text, y: text.y + by })),
    lines: sheet.lines.map((line) => ({
      ...line,
      points: line.points.map(([x, y]): Point => [x, y + by]),
    })),
  }
}
