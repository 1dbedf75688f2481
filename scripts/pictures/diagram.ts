/** Boxes, hairlines and labels for the figures in articles: sheets of 1600 by 900. */
import { dye } from './drawing'
import type { SetLine, Setting } from './type'

type Tone = 'plain' | 'solid' | 'soga' | 'kunyit'
type Point = readonly [number, number]

/** Labels are read on pages about 720 pixels wide, so nothing is smaller than 30 units there. */
const labelSize = 34

export interface Diagram {
  /** A box about its middle, with one or more lines of words. */
  box(x: number, y: number, width: number, height: number, words: string, tone?: Tone): string
  /** Words about a point; `\n` starts a line. */
  words(text: string, x: number, y: number, setting?: Partial<Setting> & { paint?: string }): string
  /** A line through points with an arrow head at its end. */
  arrow(points: readonly Point[], options?: { paint?: string; dashed?: boolean }): string
  sheet(body: string): string
}

export function diagram(setLine: SetLine): Diagram {
  const self: Diagram = {
    words(text, x, y, { paint = dye.ink, size = labelSize, ...setting } = {}) {
      const lines = text.split('\n')
      const leading = size * 1.2
      // Centred on the height of capitals, which is 0.7 of the size in both families.
      const top = y - ((lines.length - 1) * leading) / 2 + size * 0.35
      const d = lines
        .map(
          (line, i) =>
            setLine(line, x, top + i * leading, { anchor: 'middle', ...setting, size }).d,
        )
        .join('')
      return `<path fill="${paint}" stroke="none" d="${d}"/>`
    },
    box(x, y, width, height, words, tone = 'plain') {
      const [fill, stroke, paint] = {
        plain: [dye.paper, dye.ink, dye.ink],
        solid: [dye.indigo, dye.indigo, dye.paper],
        soga: [dye.paper, dye.soga, dye.soga],
        kunyit: [dye.kunyit, dye.ink, dye.ink],
      }[tone]
      const frame = `x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}"`
      const label = self.words(words, x, y, { paint, weight: 550 })
      return `<rect ${frame} rx="6" fill="${fill}" stroke="${stroke}"/>${label}`
    },
    arrow(points, { paint = dye.ink, dashed = false } = {}) {
      const [x, y] = points.at(-1) ?? [0, 0]
      const [fromX, fromY] = points.at(-2) ?? [0, 0]
      const length = Math.hypot(x - fromX, y - fromY) || 1
      const [ux, uy] = [(x - fromX) / length, (y - fromY) / length]
      const barb = (side: 1 | -1) =>
        `${round(x - 16 * ux + 10 * side * uy)} ${round(y - 16 * uy - 10 * side * ux)}`
      const dashes = dashed ? ' stroke-dasharray="2 12"' : ''
      return (
        `<path stroke="${paint}"${dashes} d="M${points.map((point) => point.join(' ')).join('L')}"/>` +
        `<path stroke="${paint}" d="M${barb(1)}L${x} ${y}L${barb(-1)}"/>`
      )
    },
    sheet: (body) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900" ` +
      `fill="none" stroke="${dye.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">` +
      `<rect width="1600" height="900" fill="${dye.paper}" stroke="none"/>${body}</svg>`,
  }
  return self
}

const round = (value: number) => Math.round(value * 10) / 10
