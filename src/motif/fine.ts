import type { Block } from './chain'
import type { MotifFamily } from './families'
import { dyes, type Pen, pen, type Sheet } from './sheet'

/** Draw a unit of 80 by 80, by family. `across` is the pen turned by 90 degrees. */
const shapes: Record<MotifFamily, (at: Pen, across: Pen) => string> = {
  kawung: (at, across) => at.leaf(-28, 28, 56, 'diagonal') + across.leaf(-28, 28, 56, 'diagonal'),
  ceplok: (at) => at.circle(0, 0, 29) + at.polygon([0, -15], [15, 0], [0, 15], [-15, 0]),
  parang: (at) =>
    at.move(-34, -20) +
    at.arc(26, 26, 0, 1, 34, 13) +
    at.arc(26, 26, 0, 0, 34, 13) +
    at.by([0, 14]) +
    at.arc(26, 26, 0, 1, -34, -13) +
    at.arc(26, 26, 0, 0, -34, -13) +
    'z',
  truntum: (at) =>
    at.polygon([0, -34], [9, -9], [34, 0], [9, 9], [0, 34], [-9, 9], [-34, 0], [-9, -9]),
  nitik: (at) => {
    const knot = (x: number, y: number) => at.move(x - 8, y - 8) + at.box(16)
    return knot(0, -22) + knot(22, 0) + knot(0, 22) + knot(-22, 0)
  },
  tambal: (at) => at.polygon([-31, -31], [31, -31], [-31, 31]),
}

/** Draws a simple unit and its line, to keep motifs with many cells small. */
export function drawFine(sheet: Sheet, block: Block, scale: number, family: MotifFamily): void {
  const { x, y, state, variant, turn, back } = block
  const eighths = family === 'tambal' ? 2 * variant : family === 'parang' ? (turn ? 0 : 6) : 0
  const shape = shapes[family](pen(x, y, scale, eighths), pen(x, y, scale, eighths + 2))
  const isFilled = family === 'nitik' || (family === 'tambal' && variant % 2 === 0)
  const layer = dyes[state] ?? (isFilled ? 'actionFill' : 'action')
  sheet[state === 'open' ? 'line' : layer] += shape
  if (state === 'open' || (back[0] === 0 && back[1] === 0)) return
  sheet.warm += pen(x + back[0], y + back[1], 1).move(0, 0) + pen(0, 0, 1).by([-back[0], -back[1]])
}
