import type { Block } from './chain'

/** Strokes and fills in painting order. */
export const layers = [
  'line',
  'action',
  'warm',
  'accent',
  'actionFill',
  'warmFill',
  'accentFill',
] as const
type Layer = (typeof layers)[number]

export type Sheet = Record<Layer, string>

export const emptySheet = (): Sheet =>
  Object.fromEntries(layers.map((layer) => [layer, ''])) as Sheet

const diagonal = Math.SQRT1_2
/** Exact cosine and sine of eighths of a turn, for the same bytes on every machine. */
const turns = [
  [1, 0],
  [diagonal, diagonal],
  [0, 1],
  [-diagonal, diagonal],
  [-1, 0],
  [-diagonal, -diagonal],
  [0, -1],
  [diagonal, -diagonal],
] as const

const short = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

const pair = (x: number, y: number): string => {
  const second = short(y)
  return short(x) + (second.startsWith('-') ? '' : ' ') + second
}

type Point = readonly [x: number, y: number]

/** Writes path data in the coordinates of a unit, with the origin at its centre. */
export type Pen = ReturnType<typeof pen>

/** @param eighths clockwise rotation in eighths of a turn */
export function pen(x: number, y: number, scale: number, eighths = 0) {
  const [cos, sin] = turns[eighths % 8] ?? turns[0]
  const dx = (px: number, py: number) => (px * cos - py * sin) * scale
  const dy = (px: number, py: number) => (px * sin + py * cos) * scale
  const offset = (px: number, py: number) => pair(dx(px, py), dy(px, py))
  const move = (px: number, py: number) => `M${pair(x + dx(px, py), y + dy(px, py))}`
  const by = (...offsets: Point[]) => offsets.map(([px, py]) => `l${offset(px, py)}`).join('')
  /** `angle`: rotation of the first radius in degrees; `px`, `py`: offset of the end. */
  const arc = (rx: number, ry: number, angle: number, sweep: 0 | 1, px: number, py: number) => {
    const tilt = rx === ry ? 0 : (angle + eighths * 45) % 180
    // Round down: SVG enlarges radii that are too small, which keeps half circles round.
    const radius = (r: number) => Math.floor(r * scale * 10 + 1e-6) / 10
    return `a${pair(radius(rx), radius(ry))} ${tilt} 0 ${sweep} ${offset(px, py)}`
  }
  return {
    move,
    by,
    arc,
    /** Moves by an offset without drawing. */
    skip: (px: number, py: number) => (px === 0 && py === 0 ? '' : `m${offset(px, py)}`),
    /** Draws a square from its corner. */
    box: (size: number) => `${by([size, 0], [0, size], [-size, 0])}z`,
    circle: (px: number, py: number, r: number) =>
      move(px - r, py) + arc(r, r, 0, 1, 2 * r, 0) + arc(r, r, 0, 1, -2 * r, 0),
    polygon: (first: Point, ...rest: Point[]) => {
      const sides = rest.map(([px, py], i) => {
        const [lastX, lastY] = rest[i - 1] ?? first
        return by([px - lastX, py - lastY])
      })
      return `${move(...first)}${sides.join('')}z`
    },
    /** Draws a pointed leaf along the axis, or from (`from`, `from`) to (`to`, `to`). */
    leaf: (from: number, to: number, radius: number, direction: 'axis' | 'diagonal' = 'axis') => {
      const [side, along] = [direction === 'axis' ? 0 : 1, to - from]
      return (
        move(from, side * from) +
        arc(radius, radius, 0, 1, along, side * along) +
        arc(radius, radius, 0, 1, -along, -side * along)
      )
    },
    segment: (x1: number, y1: number, x2: number, y2: number) =>
      move(x1, y1) + by([x2 - x1, y2 - y1]),
  }
}

/** Makes a pen's moves relative: equal shapes then have equal text, which compresses better. */
export function chained(d: string): string {
  let at = { x: 0, y: 0 }
  let start = at
  return d.replace(/([Mmlaz])([^Mmlaz]*)/g, (command, letter: string, values: string) => {
    const [, first, second] = lastPair.exec(values) ?? []
    const [x, y] = [Number(first ?? 0), Number(second ?? 0)]
    const before = at
    if (letter === 'z') at = start
    else if (letter === 'M') at = { x, y }
    else at = { x: at.x + x, y: at.y + y }
    if (letter === 'M' || letter === 'm') start = at
    return letter === 'M' ? `m${pair(x - before.x, y - before.y)}` : command
  })
}

/** End point of a command. */
const lastPair = /(-?\d*\.?\d+) ?(-?\d*\.?\d+)$/

/** Keeps a unit that is turned by an eighth within its cell. */
const turnedScale = 0.74

/** Returns four pens, each turned by another 90 degrees. In a turned unit, they follow the diagonals. */
export function square(
  { x, y, turn }: Pick<Block, 'x' | 'y' | 'turn'>,
  scale: number,
): [right: Pen, down: Pen, left: Pen, up: Pen] {
  const at = (eighths: number) => pen(x, y, turn ? scale * turnedScale : scale, eighths + turn)
  return [at(0), at(2), at(4), at(6)]
}

/** Layers of first and marked blocks. */
export const dyes: Partial<Record<Block['state'], Layer>> = {
  first: 'warmFill',
  marked: 'accentFill',
}

/**
 * Draws a block's node and the line to the previous block.
 * @param gap distance of the line from the middles of both blocks
 */
export function link(sheet: Sheet, { x, y, state, back }: Block, scale: number, gap: number): void {
  const at = pen(x, y, scale)
  sheet[dyes[state] ?? 'warm'] += at.circle(0, 0, 3)
  const [dx, dy] = back
  const span = (Math.abs(dx) + Math.abs(dy)) / scale
  if (span === 0) return
  const from = Math.max(gap, 3) / span
  const point = (part: number) => [(dx * part) / scale, (dy * part) / scale] as const
  sheet.warm += at.segment(...point(from), ...point(1 - from))
}
