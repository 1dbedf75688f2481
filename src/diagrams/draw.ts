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
import { steps } from './steps'
import { svgOf } from './svg'
import { breakWords, type Measure, measureOf } from './text'

/** A diagram as pages and PDFs show it. */
export interface Drawing {
  /** Markup of the drawing for phones, at most 286 px wide. */
  narrow: string
  /** Markup of that for wider columns; null where the other serves all. */
  wide: string | null
  /** Width in pixels from which `wide` fits, one of `steps`; 0 without it. */
  step: number
  /** What it says, a line for each arrow. */
  lines: string[]
}

/** A column of text on a phone of 320 px, whose gutters are 17 px. */
const narrowest = 286

/** The column of words on an industry’s page at 1440 px is 638 px wide. */
const widest = 624

/** Draws a diagram that the check has accepted. @param language of its numbers, as a BCP 47 tag */
export async function drawDiagram(
  source: string,
  { root, language }: { root: string; language: string },
): Promise<Drawing> {
  const measure = await measureOf(root)
  const diagram = acceptedDiagram(source)
  const [narrow, wide] = await Promise.all(
    [narrowest, widest].map((width) => layOut(diagram, width, measure, language)),
  )
  if (!narrow || !wide) throw new Error('A diagram has no drawing.')
  const step = steps.find((one) => one >= wide.width)
  const lines = describeDiagram(source, language)
  // The narrow one is as good where both say it in the same size.
  if (!step || wide.width <= narrow.width)
    return { narrow: svgOf(narrow, 'narrow'), wide: null, step: 0, lines }
  return { narrow: svgOf(narrow, 'narrow'), wide: svgOf(wide, 'wide'), step, lines }
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
      return layOutChart(diagram, Math.min(width, 480), measure, language)
  }
}

/** Tries what looks best first: as it is written, then downwards with shorter lines; a column always fits. */
async function layOutFlowIn(flow: Flow, width: number, measure: Measure): Promise<Sheet> {
  const tries: [Flow['direction'], textWidths: number[]][] =
    width < 400
      ? [['down', [150, 104]]]
      : [
          [flow.direction, [168, 120, 96]],
          ['down', [168, 120]],
        ]
  for (const [direction, textWidths] of tries)
    for (const textWidth of textWidths) {
      const sheet = await layOutFlow(flow, direction, textWidth, measure)
      if (sheet.width <= width && isSound(sheet)) return sheet
    }
  return layOutColumn(flow, Math.min(width, 440), measure)
}
