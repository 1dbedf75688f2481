import type { Block } from './chain'
import { dyes, link, pen, type Sheet } from './sheet'

/** Coordinates of the knots. The even number leaves the middle free for the chain. */
const ranks = [-3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5]
const step = 9
const knot = 4.6

/** Whether to draw a knot, by its distances from the middle (0 to 3), the larger first. */
type KnotRule = (far: number, near: number) => boolean

const diamond: KnotRule = (far, near) => far + near === 3
const full: KnotRule = (far, near) => far + near <= 3 && far > 0
const rules: readonly (readonly KnotRule[])[] = [
  [
    (far, near) => far > 0 && (far === near || diamond(far, near)),
    full,
    (far, near) => diamond(far, near) || far + near === 6,
    (far, near) => far > 0 && (far === near || far - near === 3),
  ],
  [
    (far) => far === 1 || far === 3,
    (far, near) => far + near === 4 || far + near === 1,
    (far, near) => far === near && far > 0,
    (far, near) => (far + near) % 2 === 1,
  ],
]

/** Draws nitik: figures of square knots on a grid. */
export function nitik(sheet: Sheet, block: Block, scale: number): void {
  const { state, variant, turn } = block
  const at = pen(block.x, block.y, scale)
  const knots = (isTied: KnotRule) => {
    let d = at.move(-knot / 2, -knot / 2)
    let [lastX, lastY] = [0, 0]
    for (const y of ranks) {
      for (const x of ranks) {
        const [a, b] = [Math.floor(Math.abs(x)), Math.floor(Math.abs(y))]
        if (!isTied(Math.max(a, b), Math.min(a, b))) continue
        d += at.skip((x - lastX) * step, (y - lastY) * step) + at.box(knot)
        ;[lastX, lastY] = [x, y]
      }
    }
    return d
  }
  if (state === 'open') {
    sheet.line += knots(diamond)
    return
  }
  link(sheet, block, scale, 0)
  if (dyes[state]) sheet[dyes[state]] += knots(full)
  else sheet.actionFill += knots(rules[turn]?.[variant] ?? diamond)
}
