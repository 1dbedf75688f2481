import type { Block } from './chain'
import { dyes, type Pen, pen, type Sheet, square } from './sheet'

/** Draw a patch on the right that points to the middle of the block. */
const patches: Record<'stripes' | 'nested' | 'rings' | 'solid' | 'bud', (at: Pen) => string> = {
  stripes: (at) => [15, 22, 29].map((x) => at.segment(x, 3 - x, x, x - 3)).join(''),
  nested: (at) => at.polygon([30, -21], [30, 21], [9, 0]) + at.polygon([24, -9], [24, 9], [15, 0]),
  rings: (at) => [8, 15, 22].map((r) => at.move(36, -r) + at.arc(r, r, 0, 0, 0, 2 * r)).join(''),
  solid: (at) => at.polygon([30, -21], [30, 21], [9, 0]),
  bud: (at) => at.circle(25, 0, 4),
}

/** Draws tambal: four patches, and stitches on a seam that the chain crosses. */
export function tambal(sheet: Sheet, block: Block, scale: number): void {
  const { state, variant, back } = block
  const [right, down, left, up] = square(block, scale)
  const seams =
    right.polygon([-36, -36], [36, -36], [36, 36], [-36, 36]) +
    right.segment(-36, -36, 36, 36) +
    right.segment(36, -36, -36, 36)
  sheet[state === 'open' ? 'line' : 'action'] += seams
  if (state === 'open') return
  const [upright, level] = [
    [up, down],
    [left, right],
  ]
  const fill = (pair: Pen[], patch: keyof typeof patches) => pair.map(patches[patch]).join('')
  if (dyes[state] || variant === 3) {
    sheet[dyes[state] ?? 'actionFill'] += fill(upright, 'solid')
    sheet.action += fill(level, 'bud')
  } else if (variant === 0) sheet.action += fill(level, 'stripes') + fill(upright, 'bud')
  else if (variant === 1) sheet.action += fill(upright, 'nested') + fill(level, 'bud')
  else sheet.action += fill([...level, ...upright], 'rings')
  const seam = back[0] > 0 ? 0 : back[1] > 0 ? 2 : back[0] < 0 ? 4 : back[1] < 0 ? 6 : null
  if (seam === null) return
  const at = pen(block.x, block.y, scale, seam)
  sheet.warm += [-16, -8, 0, 8, 16].map((y) => at.segment(34, y, 46, y)).join('')
}
