import type { Block } from './chain'
import { dyes, link, type Sheet, square } from './sheet'

/** Draws kawung: four fruits of the sugar palm, with tips that touch the neighbouring blocks. */
export function kawung(sheet: Sheet, block: Block, scale: number): void {
  const { state, variant, turn } = block
  const quarters = square(block, scale)
  const fruits = (along: number, across: number) =>
    quarters
      .map((at) => {
        const reach = along * Math.SQRT2
        return (
          at.move(20 - reach / 2, 20 - reach / 2) +
          at.arc(along, across, 45, 1, reach, reach) +
          at.arc(along, across, 45, 1, -reach, -reach)
        )
      })
      .join('')
  const seeds = (...spans: readonly (readonly [number, number])[]) =>
    quarters.flatMap((at) => spans.map(([from, to]) => at.segment(from, from, to, to))).join('')
  sheet[state === 'open' ? 'line' : 'action'] += fruits(22.5, 12.5)
  if (state === 'open') return
  link(sheet, block, scale, 0)
  // Leaves between the fruits of a turned block.
  if (turn)
    for (const at of square({ ...block, turn: 0 }, scale))
      sheet.action += at.leaf(20, 32, 9, 'diagonal')
  if (dyes[state]) sheet[dyes[state]] += fruits(17, 7)
  else if (variant === 0) sheet.action += fruits(15, 6)
  else if (variant === 1) sheet.action += seeds([13, 17.5], [22.5, 27])
  else if (variant === 2) sheet.actionFill += fruits(9, 5)
  else sheet.actionFill += fruits(15, 6)
}
