/** Validates SVG figures. Their colours follow the theme in pages and are light in PDFs. */
import { colors } from '../theme/colors'
import {
  inLightColors,
  paintAttributes,
  readSvg,
  type SvgDiagnostic,
  type SvgElement,
  type SvgRules,
  shapes,
  styleAdvice,
} from '../theme/svg'
import { sizes, weight } from './sizes'
import { drawings } from './widths'

/** Markup of a figure, and its width in pixels if there is enough space. */
export interface SvgFigure {
  svg: string
  width: number
}

/** A figure for pages. Wide columns show `wide`, if the writer drew it. */
export interface PageFigure extends SvgFigure {
  wide?: string
}

/**
 * The two drawings of a figure. `units`: greatest width of the viewBox, which is the text width on
 * a phone of 320 px or the column of a page. `scale`: enlarges words on wider screens to at most 20
 * px, slightly more than body text. `font`: text size without `font-size`, in units.
 */
const layouts = {
  narrow: { columns: 'Phones', units: 286, scale: 1.3, font: sizes.node.font },
  wide: { columns: 'Wide columns', units: drawings[2].widest, scale: 1, font: 16 },
} as const

type Layout = keyof typeof layouts

const leastTextSize = 14
/** Limit for the markup of a figure (characters), because pages load it before their text. */
const maximumLength = 16_000

const place = ['x', 'y', 'dx', 'dy']

const rules: SvgRules = {
  noun: 'a figure',
  elements: { svg: ['xmlns', 'viewBox'], g: [], ...shapes, text: place, tspan: place },
  attributes: new RegExp(`^(${paintAttributes}|text-anchor|font-(size|weight))$`),
  paintAdvice:
    'Write currentColor, the text colour, which follows the theme. Or write a colour of src/theme/colors.ts, for example var(--action)',
  advice: {
    script: 'Remove it: scripts are not allowed.',
    style: styleAdvice,
    image:
      'Draw it as shapes, because a picture cannot follow the theme. Show a photograph as a <Figure>.',
  },
  explain(element, parents) {
    const { name, attributes } = element
    const transform = attributes.get('transform') ?? ''
    if (/scale|matrix|skew/.test(transform))
      return `transform="${transform}" changes the size of its content. Write the final sizes. translate and rotate are allowed.`
    if (name !== 'text' && name !== 'tspan') return undefined
    const size = textSizeOf(element, parents)
    return size >= leastTextSize
      ? undefined
      : `The text has font-size="${size}", which is too small to read on phones. Write a number of at least ${leastTextSize}, without a unit.`
  },
}

/** Returns NaN if the font size is not a number. */
function textSizeOf(element: SvgElement, parents: readonly SvgElement[]): number {
  const own = [element, ...parents.toReversed()].find(({ attributes }) =>
    attributes.has('font-size'),
  )
  return Number(own?.attributes.get('font-size') ?? sizes.node.font)
}

/** Returns a drawing of a figure, or its mistakes with their corrections. */
export function readSvgFigure(
  source: string,
  layout: Layout = 'narrow',
): SvgFigure | SvgDiagnostic {
  const { columns, units, scale, font } = layouts[layout]
  const read = readSvg(source, rules)
  if ('message' in read) return read
  const { svg, width, height } = read
  if (width > units)
    return {
      message: `The viewBox is ${width} wide. ${columns} show figures ${units} px wide, which would shrink its text. Draw it at most ${units} wide, and taller.`,
      line: 1,
    }
  if (svg.length > maximumLength)
    return {
      message: `The figure has ${svg.length} characters, and the page loads them before its text. The limit is ${maximumLength}. Draw less, or simplify the paths.`,
      line: 1,
    }
  const shown = Math.round(width * scale)
  const own = (/^<svg([^>]*)>/.exec(svg)?.[1] ?? '').replace(/ xmlns="[^"]*"/, '')
  const defaults = {
    width: shown,
    height: Math.round(height * scale),
    fill: 'currentColor',
    'stroke-width': 1.5,
    'font-size': font,
    'font-weight': weight,
  }
  const added = Object.entries(defaults)
    .filter(([name]) => !own.includes(` ${name}="`))
    .map(([name, value]) => ` ${name}="${value}"`)
  const name = layout === 'wide' ? ' class="wide"' : ''
  return { svg: svg.replace(/^<svg[^>]*>/, `<svg${name}${own}${added.join('')}>`), width: shown }
}

export function hasWords({ svg }: SvgFigure): boolean {
  return svg.includes('<text')
}

/** Returns a figure for PDFs, in light colours and its original size. */
export function standaloneFigure({ svg, width }: SvgFigure): SvgFigure {
  const root = '<svg xmlns="http://www.w3.org/2000/svg"'
  return {
    svg: inLightColors(svg.replace('<svg', root), colors.ink.light),
    width: Math.round(width / layouts.narrow.scale),
  }
}

export const isSvg = (path: string) => /\.svg$/i.test(path)

/** Returns the drawing for wide columns of a figure: `./night.wide.svg`, `./night.id.wide.svg`. */
export const wideOf = (path: string) => path.replace(/\.svg$/i, '.wide.svg')

export const layoutOf = (path: string): Layout => (/\.wide\.svg$/i.test(path) ? 'wide' : 'narrow')

/** Returns the possible files in order of preference: `./night.id.svg`, `./night.svg`. */
export function versionsOf(path: string, language: string | undefined): string[] {
  const ending = language && `.${language}.svg`
  return ending && !path.endsWith(ending) ? [path.replace(/\.svg$/i, ending), path] : [path]
}
