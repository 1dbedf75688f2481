import type { Chart, DiagramDiagnostic, Read } from '../diagram'
import { atHeader, lineOf } from './lines'
import type { MermaidChart } from './parser'
import { plainWords } from './source'

/** @param lines source lines, because the parser drops values without a name */
export function readChart(
  { xAxis, yAxis, plots }: MermaidChart,
  lines: readonly string[],
): Read<Chart> {
  const rows = plots[0]?.data.map(([name]) => plainWords(name)) ?? []
  const series = plots.map(({ type, title, data }) => ({
    kind: type,
    name: plainWords(title),
    values: data.map(([, value]) => value),
  }))
  const axis = [yAxis, xAxis]
    .map(({ title }) => plainWords(title))
    .filter(Boolean)
    .join(' · ')
  const diagram: Chart = { kind: 'chart', title: '', axis, rows, series }
  return { diagram, advice: [], diagnostics: chartDiagnostics(diagram, xAxis, lines) }
}

function chartDiagnostics(
  { rows, series }: Chart,
  xAxis: MermaidChart['xAxis'],
  lines: readonly string[],
): DiagramDiagnostic[] {
  if (rows.length === 0)
    return atHeader(
      lines,
      'The chart has no values. Write, for example, x-axis [May, June] and below it bar [41, 1.8]',
    )
  const counts = lines.flatMap((text) => {
    const [, list] = /^\s*(?:bar|line)\b[^[]*\[([^\]]*)\]/.exec(text) ?? []
    return list === undefined ? [] : [list.split(',').length]
  })
  const names = xAxis.type === 'band' ? xAxis.categories.length : rows.length
  if (counts.some((count) => count !== names))
    return atHeader(
      lines,
      `The x-axis has ${names} names, but a bar or line has ${counts.join(' and ')} values. Write a value for each name`,
    )
  if (series.some(({ values }) => values.some((value) => value < 0)))
    return [
      {
        line: lineOf(lines, /^\s*(?:bar|line)\b.*-\s*\d/),
        message: 'A value is negative. Write numbers from 0 upwards, for example: bar [41, 1.8]',
      },
    ]
  return []
}
