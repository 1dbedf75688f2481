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

/** Returns a drawing for PDFs, with inline light colours because the styles of pages do not apply there. */
export function standalone({ wide }: Pick<Drawing, 'wide'>): SvgFigure {
  const width = Number(/ width="(\d+)"/.exec(wide)?.[1])
  const svg = wide
    .replace(/^<svg class="[\w ]+"/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/class="([^"]*)"/g, (_, names: string) => attributes(names.split(' ')))
  return { svg, width }
}

function attributes(names: readonly string[]): string {
  const color = tones[names.find((name) => tones[name]) ?? ''] ?? colors.ink.light
  const isOurs = names.includes('ours')
  if (!names.includes('box') && !names.includes('line')) {
    const isOnFill = isOurs && !names.includes('over')
    return `fill="${isOnFill ? colors.onAction.light : color}" font-weight="${weight}"`
  }
  if (names.includes('bar') || names.includes('start')) return `fill="${color}"`
  const isBox = names.includes('box')
  const isPoint = isBox && names.includes('point')
  const isThin = ['group', 'frame', 'muted'].some((name) => names.includes(name))
  const stroke = isThin ? colors.edge.light : isPoint ? colors.accent.light : color
  const dashes = names.includes('dashed') ? ' stroke-dasharray="5 4"' : ''
  const fill = isBox && !isThin ? stroke : 'none'
  return `fill="${fill}" stroke="${stroke}" stroke-width="${isThin ? 1 : 1.5}"${dashes}`
}
