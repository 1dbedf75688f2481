import type { Block } from './chain'
import { dyes, link, type Pen, type Sheet, square } from './sheet'

/** Draws truntum: a small star with eight petals on a dotted background. */
export function truntum(sheet: Sheet, block: Block, scale: number): void {
  const { state, variant } = block
  const quarters = square(block, scale)
  const each = (draw: (at: Pen) => string) => quarters.map(draw).join('')
  const dust = each((at) => at.segment(31, 31, 35, 35))
  if (state === 'open') {
    sheet.line += each((at) => at.segment(4, 4, 10, 10) + at.segment(6, 0, 13, 0)) + dust
    return
  }
  link(sheet, block, scale, 26)
  const long = each((at) => at.leaf(4, 22, 20, 'diagonal'))
  const shorter = each((at) => at.leaf(6, 22, 13))
  sheet.action += dust
  if (dyes[state]) sheet[dyes[state]] += long + shorter
  else if (variant === 0) sheet.action += long + shorter
  else if (variant === 1) sheet.action += long + each((at) => at.segment(6, 0, 18, 0))
  else if (variant === 2)
    sheet.action += shorter + each((at) => at.segment(4, 4, 15, 15) + at.circle(18, 18, 2.5))
  else {
    sheet.actionFill += long
    sheet.action += shorter
  }
}
