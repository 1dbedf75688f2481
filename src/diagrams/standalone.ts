/** The forms of drawings that stand alone, in PDFs: there, no styles of a page apply. */
import { colors } from '../theme/colors'
import type { Drawing } from './draw'
import { weight } from './sizes'
import type { SvgFigure } from './svg-figure'

const tones: Readonly<Record<string, string>> = {
  ours: colors.action.light,
  back: colors.warm.light,
  muted: colors.muted.light,
  point: colors.ink.light,
}

/** Returns the markup of a drawing in the colours of the light scheme, and its width in pixels. */
export function standalone({ narrow, wide }: Pick<Drawing, 'narrow' | 'wide'>): SvgFigure {
  const drawn = wide ?? narrow
  const width = Number(/ width="(\d+)"/.exec(drawn)?.[1])
  const svg = drawn
    .replace(/^<svg class="\w+"/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/class="([^"]*)"/g, (_, names: string) => attributes(names.split(' ')))
  return { svg, width }
}

function attributes(names: readonly string[]): string {
  const color = tones[names.find((name) => tones[name]) ?? ''] ?? colors.ink.light
  if (!names.includes('box') && !names.includes('line'))
    return `fill="${color}" font-weight="${weight}"`
  if (names.includes('bar') || names.includes('start')) return `fill="${color}"`
  const isPoint = names.includes('point') && names.includes('box')
  const isThin = ['group', 'frame', 'muted'].some((name) => names.includes(name))
  const stroke = isThin ? colors.edge.light : isPoint ? colors.accent.light : color
  const dashes = names.includes('dashed') ? ' stroke-dasharray="5 4"' : ''
  const fill = isPoint ? `fill="${colors.accent.light}" fill-opacity="0.2"` : 'fill="none"'
  return `${fill} stroke="${stroke}" stroke-width="${isThin ? 1 : 1.5}"${dashes}`
}
