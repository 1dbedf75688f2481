import type { Block } from './chain'
import { link, pen, type Sheet } from './sheet'

/** Draws parang: blades from corner to corner, which form diagonal waves with studs between them. */
export function parang(sheet: Sheet, block: Block, scale: number): void {
  const { state, variant, turn } = block
  const at = pen(block.x, block.y, scale, turn ? 1 : 7)
  const wave = (y: number) =>
    at.move(-46, y) + at.arc(30, 30, 0, 1, 46, 0) + at.arc(30, 30, 0, 0, 46, 0)
  const blade = (width: number) =>
    wave(-width / 2) +
    at.by([0, width]) +
    at.arc(30, 30, 0, 1, -46, 0) +
    at.arc(30, 30, 0, 0, -46, 0) +
    'z'
  const stud = (y: number) => at.polygon([0, y - 6], [5, y], [0, y + 6], [-5, y])
  sheet[state === 'open' ? 'line' : 'action'] += blade(26)
  if (state === 'open') return
  link(sheet, block, scale, 26)
  sheet.warm += stud(44) + stud(-44)
  if (state === 'first') sheet.warmFill += blade(14)
  else if (state === 'marked') sheet.accentFill += blade(16)
  else if (variant === 0) sheet.action += wave(0)
  else if (variant === 1) sheet.action += at.circle(-23, -9, 3) + at.circle(23, 9, 3)
  else if (variant === 2) sheet.action += wave(-5) + wave(5)
  else sheet.actionFill += blade(12)
}
