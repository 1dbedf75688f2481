/**
 * Drawings of texts that are SVG files: what they may be made of, and the forms in which they are shown. They stand
 * inside pages, where colours follow the theme, and alone in PDFs, where they are those of the light scheme.
 */
import { colors } from '../theme/colors'
import {
  inLightColors,
  paintAttributes,
  readSvg,
  type SvgElement,
  type SvgFault,
  type SvgRules,
  shapes,
  styleAdvice,
} from '../theme/svg'
import { sizes, weight } from './sizes'

/** A drawing, and the width in pixels at which it is shown where there is room. */
export interface SvgFigure {
  svg: string
  width: number
}

/** Units of a viewBox: the width of a text on a phone of 320 px, where a unit is then a pixel. */
const greatestWidth = 286
/** Times its own size at which a drawing is shown at most: its words are then 20 px, little larger than those of the text. */
const greatestScale = 1.3
const leastTextSize = 14
/** Characters of its markup: pages load it before their text. */
const maximumLength = 16_000

const place = ['x', 'y', 'dx', 'dy']

const rules: SvgRules = {
  noun: 'a figure',
  elements: { svg: ['xmlns', 'viewBox'], g: [], ...shapes, text: place, tspan: place },
  attributes: new RegExp(`^(${paintAttributes}|text-anchor|font-(size|weight))$`),
  paintAdvice:
    'Write currentColor for the colour of text, which follows the theme, or one of src/theme/colors.ts: var(--action)',
  advice: {
    script: 'Figures have no scripts.',
    style: styleAdvice,
    image: 'Draw it as shapes: a picture follows no theme. A photograph is a <Figure> of its own.',
  },
  explain(element, parents) {
    const { name, attributes } = element
    const transform = attributes.get('transform') ?? ''
    if (/scale|matrix|skew/.test(transform))
      return `transform="${transform}" changes the size of what is in it. Write the sizes as they are drawn; translate and rotate may stay.`
    if (name !== 'text' && name !== 'tspan') return undefined
    const size = textSizeOf(element, parents)
    return size >= leastTextSize
      ? undefined
      : `The text has font-size="${size}", which phones show too small to read. Write ${leastTextSize} or more, as a number without a unit.`
  },
}

/** Returns the size of a text in units of the drawing; NaN for one that is no number. */
function textSizeOf(element: SvgElement, parents: readonly SvgElement[]): number {
  const own = [element, ...parents.toReversed()].find(({ attributes }) =>
    attributes.has('font-size'),
  )
  return Number(own?.attributes.get('font-size') ?? sizes.node.font)
}

/**
 * Reads a figure.
 * @param source the text of an SVG file
 * @returns the figure for pages, or what keeps it from being one, with what to do
 */
export function readSvgFigure(source: string): SvgFigure | SvgFault {
  const read = readSvg(source, rules)
  if ('message' in read) return read
  const { svg, width, height } = read
  if (width > greatestWidth)
    return {
      message: `The viewBox is ${width} wide. Phones show a figure ${greatestWidth} px wide, and its text must not shrink: draw it at most ${greatestWidth} wide, and taller.`,
      line: 1,
    }
  if (svg.length > maximumLength)
    return {
      message: `The figure has ${svg.length} characters, and its page loads them before its text: ${maximumLength} are the most. Draw less, or simplify its paths.`,
      line: 1,
    }
  const shown = Math.round(width * greatestScale)
  const own = (/^<svg([^>]*)>/.exec(svg)?.[1] ?? '').replace(/ xmlns="[^"]*"/, '')
  const defaults = {
    width: shown,
    height: Math.round(height * greatestScale),
    fill: 'currentColor',
    'stroke-width': 1.5,
    'font-size': sizes.node.font,
    'font-weight': weight,
  }
  const added = Object.entries(defaults)
    .filter(([name]) => !own.includes(` ${name}="`))
    .map(([name, value]) => ` ${name}="${value}"`)
  return { svg: svg.replace(/^<svg[^>]*>/, `<svg${own}${added.join('')}>`), width: shown }
}

/** Returns whether a figure has words. */
export function hasWords({ svg }: SvgFigure): boolean {
  return svg.includes('<text')
}

/** Returns a figure in the colours of the light scheme and in its own size, for a PDF. */
export function standaloneFigure({ svg, width }: SvgFigure): SvgFigure {
  const root = '<svg xmlns="http://www.w3.org/2000/svg"'
  return {
    svg: inLightColors(svg.replace('<svg', root), colors.ink.light),
    width: Math.round(width / greatestScale),
  }
}

export const isSvg = (path: string) => /\.svg$/i.test(path)

/** Returns the files that may hold a figure in a language, the best first: `./night.id.svg`, then `./night.svg`. */
export function versionsOf(path: string, language: string | undefined): string[] {
  const ending = language && `.${language}.svg`
  return ending && !path.endsWith(ending) ? [path.replace(/\.svg$/i, ending), path] : [path]
}
