import { layOutChart } from './chart-layout'
import { describeDiagram } from './describe'
import type { Diagram, Flow } from './diagram'
import { layOutColumn } from './flow/column-layout'
import { layOutFlow } from './flow/layout'
import { validDiagram } from './read'
import { layOutSequence } from './sequence/layout'
import { layOutSteps } from './sequence/steps-layout'
import { isValidLayout, type Sheet, shift, textAt } from './sheet'
import { svgOf } from './svg'
import { breakWords, type Measure, measureOf } from './text'
import { type DrawingName, drawings, slimUpTo } from './widths'

/** SVG markup of a diagram, by drawing width. */
export interface Drawing extends Record<DrawingName, string> {
  /** Text description. */
  lines: string[]
}

/** Draws a validated diagram. */
export async function drawDiagram(
  source: string,
  { root, language }: { root: string; language: string },
): Promise<Drawing> {
  const measure = await measureOf(root)
  const diagram = validDiagram(source)
  const drawn = await Promise.all(
    drawings.map(async ({ name, units }) => {
      const sheet = await layOut(diagram, units, measure, language)
      const isSlim = name === 'wide' && sheet.width <= slimUpTo
      return svgOf({ ...sheet, width: units }, isSlim ? `${name} slim` : name)
    }),
  )
  const [narrow = '', middle = '', wide = ''] = drawn
  return { narrow, middle, wide, lines: describeDiagram(source, language) }
}

/** Lays out a diagram and its title within `width` (pixels). */
export async function layOut(
  diagram: Diagram,
  width: number,
  measure: Measure,
  language: string,
): Promise<Sheet> {
  // The heading of a chart includes the title.
  if (diagram.kind === 'chart') return layOutChart(diagram, width, measure, language)
  const sheet =
    diagram.kind === 'flow'
      ? await layOutFlowIn(diagram, width, measure)
      : (layOutSequence(diagram, width, measure) ?? layOutSteps(diagram, width, measure))
  if (!diagram.title) return sheet
  const text = breakWords(diagram.title, width - 2, 'node', measure)
  const shifted = shift(sheet, text.height + 12)
  shifted.texts.unshift(textAt(1, 1, text, 'plain'))
  return { ...shifted, width: Math.max(sheet.width, text.width + 2) }
}

/** Tries the written direction, then downwards, with ever shorter lines. A column always fits. */
async function layOutFlowIn(flow: Flow, width: number, measure: Measure): Promise<Sheet> {
  const attempts: [Flow['direction'], textWidths: number[]][] =
    width < 400
      ? [['down', [150, 104, 88]]]
      : [
          [flow.direction, [168, 120, 96, 84]],
          ['down', [240, 168, 120, 104, 88]],
        ]
  for (const [direction, textWidths] of attempts)
    for (const textWidth of textWidths) {
      const sheet = await layOutFlow(flow, { direction, textWidth, width }, measure)
      if (sheet.width <= width && isValidLayout(sheet)) return sheet
    }
  return layOutColumn(flow, Math.min(width, 440), measure)
}
