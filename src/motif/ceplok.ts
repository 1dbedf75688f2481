import type { Block } from './chain'
import { dyes, link, type Pen, type Sheet, square } from './sheet'

/** Draws ceplok: a four-lobed rosette with four sepals between the lobes. */
export function ceplok(sheet: Sheet, block: Block, scale: number): void {
  const { state, variant } = block
  const quarters = square(block, scale)
  const each = (draw: (at: Pen) => string) => quarters.map(draw).join('')
  const lobes = (size: number) =>
    `${quarters[0].move(size, -size)}${each((at) => at.arc(size, size, 0, 1, 0, 2 * size))}z`
  const sepals = each((at) => at.leaf(18, 33, 14, 'diagonal'))
  sheet[state === 'open' ? 'line' : 'action'] += lobes(15) + sepals
  if (state === 'open') return
  link(sheet, block, scale, 30)
  const petals = each((at) => at.leaf(6, 26, 13))
  if (dyes[state]) sheet[dyes[state]] += petals
  else if (variant === 0) sheet.actionFill += lobes(8)
  else if (variant === 1) sheet.action += petals
  else if (variant === 2)
    sheet.action += each((at) => at.leaf(4.5, 13.5, 8, 'diagonal') + at.circle(21, 0, 3))
  else sheet.actionFill += petals
}
