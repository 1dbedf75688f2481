/** The sheet that the families draw on: path data per colour, and a pen that keeps numbers short. */
import type { Block, Place } from './chain'

/** Strokes and fills, in the order in which they are painted. */
export const layers = [
  'line',
  'action',
  'warm',
  'accent',
  'actionFill',
  'warmFill',
  'accentFill',
  'inkFill',
] as const
export type Layer = (typeof layers)[number]

export type Sheet = Record<Layer, string>

export const emptySheet = (): Sheet =>
  Object.fromEntries(layers.map((layer) => [layer, ''])) as Sheet

const diagonal = Math.SQRT1_2
/** Cosine and sine of the eighths of a full turn; exact, so that every machine draws alike. */
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

/** Formats a number with at most one decimal, without needless zeros. */
const short = (value: number): string => {
  const tenths = Math.round(value * 10)
  const known = formatted.get(tenths)
  if (known !== undefined) return known
  const rounded = tenths / 10
  const words = String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
  formatted.set(tenths, words)
  return words
}

/** Formatted numbers by their tenths: a motif writes thousands, of which few are different. */
const formatted = new Map<number, string>()

const pair = (x: number, y: number): string => {
  const second = short(y)
  return short(x) + (second.startsWith('-') ? '' : ' ') + second
}

/** Draws path data in the coordinates of a unit: origin at its centre, then scaled, turned, placed. */
export interface Pen {
  /** Starts at a point of the unit. */
  move(x: number, y: number): string
  /** Draws lines by offsets. */
  by(...offsets: readonly (readonly [number, number])[]): string
  /** Draws an arc of an ellipse by an offset; `angle` is that of the first radius, in degrees. */
  arc(rx: number, ry: number, angle: number, sweep: 0 | 1, dx: number, dy: number): string
  /** Moves by an offset without drawing. */
  skip(dx: number, dy: number): string
  /** Draws a square, from its corner. */
  box(size: number): string
  circle(x: number, y: number, radius: number): string
  /** Draws a closed shape through points of the unit. */
  polygon(...points: readonly (readonly [number, number])[]): string
  /** Draws a pointed leaf along the unit's axis or, at 45 degrees, from (`from`, `from`) to (`to`, `to`). */
  leaf(from: number, to: number, radius: number, direction?: 'axis' | 'diagonal'): string
  segment(x1: number, y1: number, x2: number, y2: number): string
}

/**
 * Returns a pen for the unit at a place.
 * @param eighths the turn of the unit, in eighths of a full turn, clockwise
 */
export function pen(x: number, y: number, scale: number, eighths = 0): Pen {
  const [cos, sin] = turns[((eighths % 8) + 8) % 8] ?? turns[0]
  const dx = (px: number, py: number) => (px * cos - py * sin) * scale
  const dy = (px: number, py: number) => (px * sin + py * cos) * scale
  const offset = (px: number, py: number) => pair(dx(px, py), dy(px, py))
  const self: Pen = {
    move: (px, py) => `M${pair(x + dx(px, py), y + dy(px, py))}`,
    by: (...offsets) => offsets.map(([px, py]) => `l${offset(px, py)}`).join(''),
    arc: (rx, ry, angle, sweep, px, py) => {
      const tilt = rx === ry ? 0 : (angle + eighths * 45) % 180
      // Rounded down: SVG widens a radius that is too small for its arc, so half circles stay round.
      const radius = (r: number) => Math.floor(r * scale * 10 + 1e-6) / 10
      return `a${pair(radius(rx), radius(ry))} ${tilt} 0 ${sweep} ${offset(px, py)}`
    },
    skip: (px, py) => (px === 0 && py === 0 ? '' : `m${offset(px, py)}`),
    box: (size) => `${self.by([size, 0], [0, size], [-size, 0])}z`,
    circle: (px, py, r) =>
      self.move(px - r, py) + self.arc(r, r, 0, 1, 2 * r, 0) + self.arc(r, r, 0, 1, -2 * r, 0),
    polygon: (first, ...rest) => {
      let d = self.move(first?.[0] ?? 0, first?.[1] ?? 0)
      let last = first ?? ([0, 0] as const)
      for (const point of rest) {
        d += self.by([point[0] - last[0], point[1] - last[1]])
        last = point
      }
      return `${d}z`
    },
    leaf: (from, to, radius, direction = 'axis') => {
      const [along, across] = [to - from, direction === 'axis' ? 0 : to - from]
      return (
        self.move(from, direction === 'axis' ? 0 : from) +
        self.arc(radius, radius, 0, 1, along, across) +
        self.arc(radius, radius, 0, 1, -along, -across)
      )
    },
    segment: (x1, y1, x2, y2) => self.move(x1, y1) + self.by([x2 - x1, y2 - y1]),
  }
  return self
}

/**
 * Rewrites path data so that each shape begins by its offset from where the pen was: shapes that are alike
 * become the same text, which a page's compression then stores once.
 * @param d absolute moves and relative commands, as a pen draws them
 */
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

/** Matches the last two numbers of a command: where it ends. */
const lastPair = /(-?\d*\.?\d+) ?(-?\d*\.?\d+)$/

/** How small a unit is that is turned by an eighth, to reach as far. */
const turnedScale = 0.74

/** Returns a unit's four quarters: the same pen, turned about the middle. Those of a turned unit lie on the diagonals. */
export const square = ({ x, y, turn = 0 }: Place & { turn?: 0 | 1 }, scale: number): Pen[] =>
  [0, 2, 4, 6].map((eighths) => pen(x, y, turn ? scale * turnedScale : scale, eighths + turn))

/**
 * Draws the link from a block to the one before, and the block's node.
 * @param gap how far from the middles the link starts, in the unit's measure
 */
export function link(sheet: Sheet, block: Block, scale: number, gap: number): void {
  const at = pen(block.x, block.y, scale)
  const node = at.circle(0, 0, 3)
  if (block.state === 'first') sheet.warmFill += node
  else if (block.state === 'marked') sheet.accentFill += node
  else sheet.warm += node
  const [dx, dy] = block.back
  const span = (Math.abs(dx) + Math.abs(dy)) / scale
  if (span === 0) return
  const from = Math.max(gap, 3) / span
  const point = (part: number) => [(dx * part) / scale, (dy * part) / scale] as const
  sheet.warm += at.segment(...point(from), ...point(1 - from))
}

/** Draws a seal: 25 bits as knots on nine by nine places, alike on both sides of both middles. */
export function drawSeal(sheet: Sheet, { x, y }: Place, scale: number, bits: number): void {
  const at = pen(x, y, scale)
  for (let bit = 0; bit < 25; bit += 1) {
    if (((bits >>> bit) & 1) === 0) continue
    const [row, column] = [Math.floor(bit / 5), bit % 5]
    for (const down of new Set([row, -row]))
      for (const across of new Set([column, -column]))
        sheet.inkFill += at.move(across * 6.5 - 2, down * 6.5 - 2) + at.box(4)
  }
}
