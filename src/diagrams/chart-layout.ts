/** Lays out charts. Each row has a name and, below it, its bars and points. */
import type { Chart, Tone } from './diagram'
import { emptySheet, type Point, type Sheet, textAt } from './sheet'
import { sizes } from './sizes'
import { breakWords, type Measure } from './text'

const barHeight = 16
const toneOf = (place: number): Tone => (['ours', 'back', 'point'] as const)[place % 3] ?? 'ours'

export function layOutChart(
  { title, axis, rows, series }: Chart,
  width: number,
  measure: Measure,
  language: string,
): Sheet {
  const number = new Intl.NumberFormat(language)
  const sheet = emptySheet(width)
  const maximum = Math.max(...series.flatMap(({ values }) => values), Number.MIN_VALUE)
  const wordsOf = (name: string, value: number) =>
    [number.format(value), name].filter(Boolean).join(' · ')
  const widest = Math.max(
    ...series.flatMap(({ name, values }) =>
      values.map((value) => measure(wordsOf(name, value), 'node')),
    ),
  )
  const barWidth = width - 16 - Math.min(widest, width / 2)
  let y = 1
  const heading = [title, axis].filter(Boolean).join(' · ')
  if (heading) {
    const text = breakWords(heading, width, 'note', measure)
    sheet.texts.push(textAt(1, y, text, 'muted'))
    y += text.height + 14
  }
  const lines: Point[][] = series.map(() => [])
  for (const [index, row] of rows.entries()) {
    const heading = breakWords(row, width - 2, 'note', measure)
    sheet.texts.push(textAt(1, y, heading, 'plain'))
    y += heading.height + 4
    for (const [place, { kind, name, values }] of series.entries()) {
      const value = values[index] ?? 0
      const tone = toneOf(place)
      const length = Math.max(1, (value / maximum) * barWidth)
      const middle = y + barHeight / 2
      if (kind === 'bar')
        sheet.boxes.push({ x: 1, y, width: length, height: barHeight, shape: 'bar', tone })
      else {
        const point = { x: length - 4, y: middle - 4, width: 8, height: 8 }
        sheet.boxes.push({ ...point, shape: 'start', tone })
        lines[place]?.push([length, middle])
      }
      const text = breakWords(wordsOf(name, value), width / 2, 'node', measure)
      sheet.texts.push(textAt(length + 12, middle - sizes.node.line / 2, text, tone))
      y += barHeight + 6 + text.height - sizes.node.line
    }
    y += 12
  }
  for (const [place, points] of lines.entries())
    if (points.length > 1)
      sheet.lines.push({ points, tone: toneOf(place), isDashed: false, tips: 'none' })
  sheet.height = y - 12
  return sheet
}
