/** Draws diagrams. All that knows how they are laid out is in this folder. */
import { layOutChart } from './chart-layout'
import { describeDiagram } from './describe'
import type { Diagram, Flow } from './diagram'
import { layOutColumn } from './flow/column-layout'
import { layOutFlow } from './flow/layout'
import { acceptedDiagram } from './read'
import { layOutSequence } from './sequence/layout'
import { layOutSteps } from './sequence/steps-layout'
import { isSound, type Sheet, shift, textAt } from './sheet'
import { svgOf } from './svg'
import { breakWords, type Measure, measureOf } from './text'
import { type DrawingName, drawings } from './widths'

/** A diagram as pages and PDFs show it: the markup of its drawings, the narrowest for phones. */
export interface Drawing extends Record<DrawingName, string> {
  /** What it says, a line for each arrow. */
  lines: string[]
}

/** Draws a diagram that the check has accepted. @param language of its numbers, as a BCP 47 tag */
export async function drawDiagram(
  source: string,
  { root, language }: { root: string; language: string },
): Promise<Drawing> {
  const measure = await measureOf(root)
  const diagram = acceptedDiagram(source)
  const drawn = await Promise.all(
    drawings.map(async ({ name, units }) => {
      const sheet = await layOut(diagram, units, measure, language)
      return svgOf({ ...sheet, width: units }, name)
    }),
  )
  const [narrow = '', middle = '', wide = ''] = drawn
  return { narrow, middle, wide, lines: describeDiagram(source, language) }
}

/** Lays a diagram out so that it is at most `width` wide, with its title at the top. */
export async function layOut(
  diagram: Diagram,
  width: number,
  measure: Measure,
  language: string,
): Promise<Sheet> {
  const sheet = await layOutParts(diagram, width, measure, language)
  // The heading of a chart has its title.
  if (!diagram.title || diagram.kind === 'chart') return sheet
  const text = breakWords(diagram.title, width - 2, 'node', measure)
  const shifted = shift(sheet, text.height + 12)
  shifted.texts.unshift(textAt(1, 1, text, 'plain'))
  return { ...shifted, width: Math.max(sheet.width, text.width + 2) }
}

async function layOutParts(
  diagram: Diagram,
  width: number,
  measure: Measure,
  language: string,
): Promise<Sheet> {
  switch (diagram.kind) {
    case 'flow':
      return layOutFlowIn(diagram, width, measure)
    case 'sequence':
      return layOutSequence(diagram, width, measure) ?? layOutSteps(diagram, width, measure)
    case 'chart':
      return layOutChart(diagram, width, measure, language)
  }
}

/** Tries what looks best first: as it is written, then downwards with shorter lines; a column always fits. */
async function layOutFlowIn(flow: Flow, width: number, measure: Measure): Promise<Sheet> {
  const tries: [Flow['direction'], textWidths: number[]][] =
    width < 400
      ? [['down', [150, 104, 88]]]
      : [
          [flow.direction, [168, 120, 96, 84]],
          ['down', [240, 168, 120, 104, 88]],
        ]
  for (const [direction, textWidths] of tries)
    for (const textWidth of textWidths) {
      const sheet = await layOutFlow(flow, { direction, textWidth, width }, measure)
      if (sheet.width <= width && isSound(sheet)) return sheet
    }
  return layOutColumn(flow, Math.min(width, 440), measure)
}
