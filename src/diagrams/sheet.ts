/** What is drawn, in pixels: boxes, lines and texts with their places. */
import type { Shape, Tone } from './diagram'
import { textShift } from './shapes'
import { sizes } from './sizes'
import type { Lines } from './text'

export type Point = readonly [x: number, y: number]

export interface PlacedText extends Lines {
  x: number
  y: number
  /** Whether `x` is where its lines begin, or their middle. */
  anchor: 'start' | 'middle'
  tone: Tone | 'muted'
}

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedBox extends Area {
  shape: Shape | 'group' | 'bar' | 'frame'
  tone: Tone
}

export interface PlacedLine {
  points: Point[]
  tone: Tone | 'muted'
  isDashed: boolean
  /** Where it has arrowheads; `lost` ends in a cross. */
  tips: 'none' | 'end' | 'both' | 'lost'
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

/** Puts a text into the middle of a box. */
export function textIn(box: PlacedBox, text: Lines): PlacedText {
  const y = box.y + textShift(box.shape) + (box.height - text.height) / 2
  return { ...text, x: box.x + box.width / 2, y, anchor: 'middle', tone: box.tone }
}

/** Puts a text at a place, where it begins. */
export function textAt(x: number, y: number, text: Lines, tone: PlacedText['tone']): PlacedText {
  return { ...text, x, y, anchor: 'start', tone }
}

/** Returns the baseline of a line of a text. */
export function baselineOf({ y, size }: PlacedText, index: number): number {
  const { font, line } = sizes[size]
  return y + index * line + (line - font) / 2 + 0.8 * font
}

/** Returns the area of a text. */
export function areaOf({ x, y, width, height, anchor }: PlacedText): Area {
  return { x: anchor === 'middle' ? x - width / 2 : x, y, width, height }
}

/** Returns whether a box is only a frame around others. */
export const isFrame = (shape: PlacedBox['shape']): boolean =>
  shape === 'group' || shape === 'frame'

/** What may be a matter of rounding, in pixels. */
const slack = 0.5

/** Returns whether two areas have a part in common. */
export function overlap(one: Area, other: Area): boolean {
  return (
    one.x + slack < other.x + other.width &&
    other.x + slack < one.x + one.width &&
    one.y + slack < other.y + other.height &&
    other.y + slack < one.y + one.height
  )
}

/** Returns whether a line runs through an area. */
export function crosses({ points }: PlacedLine, area: Area): boolean {
  return points.some(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y]
    const start = { x: Math.min(fromX, x), y: Math.min(fromY, y) }
    return overlap({ ...start, width: Math.abs(fromX - x), height: Math.abs(fromY - y) }, area)
  })
}

/** Returns whether one area is inside another. */
export function isInside(inner: Area, outer: Area): boolean {
  return (
    inner.x + slack >= outer.x &&
    inner.y + slack >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  )
}

/** Returns whether no two boxes or texts cover each other, except a text that is inside a box, and all are on the sheet. */
export function isSound({ width, height, boxes, texts }: Sheet): boolean {
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

/** Returns a sheet with everything on it moved down. */
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
