import { type Block, hashText, type Place } from './chain'
import { pen, type Sheet } from './sheet'

/** How far a blade reaches from its middle, across and down. */
const extent = 37

/** Returns the centres of the blades that fit on a sheet, up one diagonal band and down the next. */
export function bands(seed: string, width: number, height: number, scale: number): Place[] {
  const places: Place[] = []
  const count = Math.ceil((width + height) / (40 * scale))
  for (let band = -count; band <= count; band += 1) {
    const row: Place[] = []
    for (let blade = -count; blade <= count; blade += 1) {
      const x = width / 2 + (band * 60 + blade * 20) * scale
      const y = height / 2 + (band * 60 - blade * 20) * scale
      const edge = extent * scale
      if (x >= edge && y >= edge && x <= width - edge && y <= height - edge) row.push({ x, y })
    }
    places.push(...(band % 2 === 0 ? row : row.reverse()))
  }
  return hashText(seed) % 2 === 0 ? places : places.reverse()
}

/**
 * Draws parang: waves of blades in diagonal bands, each blade shaped by its neighbour; studs between the
 * bands.
 */
export function parang(sheet: Sheet, block: Block, scale: number): void {
  const { state, variant } = block
  const at = pen(block.x, block.y, scale, 7)
  const pitch = 20 * Math.SQRT2
  const wave = (x: number) =>
    at.move(x, -32) + at.arc(16, 16, 0, 1, 0, 32) + at.arc(16, 16, 0, 0, 0, 32)
  const blade = (width: number) =>
    wave(-width / 2) +
    at.by([width, 0]) +
    at.arc(16, 16, 0, 1, 0, -32) +
    at.arc(16, 16, 0, 0, 0, -32) +
    'z'
  if (state === 'open') {
    sheet.line += blade(pitch)
    return
  }
  sheet.action += blade(pitch)
  // Studs of one band are joined; the step to the next band goes the other way, and stays open.
  const [dx, dy] = block.back
  const side = dx * dy < 0 ? Math.sign(dx) : 0
  if (side !== 0) sheet.warm += at.segment(4 * side, 42.5, (pitch - 4) * side, 42.5)
  sheet.warm += at.polygon([0, 37.5], [4, 42.5], [0, 47.5], [-4, 42.5])
  if (state === 'first') sheet.warmFill += blade(16)
  else if (state === 'last') sheet.accentFill += blade(16)
  else if (variant === 1) sheet.action += at.circle(9, -16, 2.5) + at.circle(-9, 16, 2.5)
  else if (variant === 2) sheet.action += wave(0)
  else if (variant === 3) sheet.actionFill += blade(10)
}
