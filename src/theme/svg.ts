/** Reads SVG files that are put into pages: only listed elements and attributes get there. */
import { colors } from './colors'

/** An element as its file has it. */
export interface SvgElement {
  name: string
  /** Its attributes, without those that change nothing. */
  attributes: ReadonlyMap<string, string>
}

/** What a kind of drawing may be made of. */
export interface SvgRules {
  /** What messages call the drawing: `a logo`. */
  noun: string
  /** Elements, each with its attributes beside those that all may have. */
  elements: Readonly<Record<string, readonly string[]>>
  /** Attributes that every element may have, beside fill and stroke. */
  attributes: RegExp
  /** Colours that may be written as values; `currentColor` and variables always may. */
  values?: RegExp
  /** What to write in place of a colour that cannot be used. */
  paintAdvice: string
  /** What to do instead, by the name of an element. */
  advice: Readonly<Record<string, string>>
  /** What is wrong with an element, in its parents from the outermost; undefined when it is right. */
  explain?(element: SvgElement, parents: readonly SvgElement[]): string | undefined
}

/** A drawing without ids, classes, styles and scripts. */
export interface Svg {
  svg: string
  /** Width and height of its viewBox, in its own units. */
  width: number
  height: number
}

/** Why a drawing cannot be used, with what to do, and the line. */
export interface SvgFault {
  message: string
  line: number
}

/** Shapes, with their attributes beside those of paint. */
export const shapes: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
}
/** Attributes of paint, beside fill and stroke. */
export const paintAttributes =
  'transform|opacity|(fill|clip)-rule|fill-opacity|stroke-(width|linecap|linejoin|miterlimit|opacity|dasharray)'
/** Attributes that programs write and that change nothing. */
const withoutEffect =
  /^(id|version|width|height|x|y|data-[\w-]+|(xml|xmlns|inkscape|sodipodi|serif|sketch)(:[\w-]+)?|enable-background|baseProfile)$/
const withText: readonly string[] = ['text', 'tspan']

export const broken =
  'This SVG cannot be read: an element is not closed, or text is outside an element. Save it again as plain SVG.'
export const styleAdvice =
  'Pages allow no styles in a drawing: save it with “presentation attributes”, so that each shape has its own fill.'

/**
 * Reads a drawing.
 * @param source the text of an SVG file
 * @returns the drawing, or the first thing that keeps it from being one
 */
export function readSvg(source: string, rules: SvgRules): Svg | SvgFault {
  const text = withoutNotes(source)
  const open: SvgElement[] = []
  let svg = ''
  let end = 0
  const refuse = (message: string, at: number) => ({
    message,
    line: text.slice(0, at).split('\n').length,
  })
  for (const { 0: tag, 1: slash, 2: name = '', 3: rest = '', 4: closed, index } of text.matchAll(
    /<(\/?)([\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g,
  )) {
    const words = text.slice(end, index)
    const isText = withText.includes(open.at(-1)?.name ?? '')
    if (isText ? !isEscaped(words) : words.trim()) return refuse(broken, end)
    if (isText) svg += words.replace(/\s+/g, ' ')
    end = index + tag.length
    if (slash) {
      if (open.pop()?.name !== name) return refuse(broken, index)
      svg += tag
      continue
    }
    const allowed = Object.hasOwn(rules.elements, name) ? rules.elements[name] : undefined
    if (!allowed || (open.length === 0) !== (name === 'svg'))
      return refuse(
        `<${name}> cannot be part of ${rules.noun}. ${rules.advice[name] ?? madeOf(rules)}`,
        index,
      )
    const attributes = readAttributes(rest, allowed, rules)
    if ('message' in attributes) return refuse(attributes.message, index)
    const element = { name, attributes }
    const fault = rules.explain?.(element, open)
    if (fault) return refuse(fault, index)
    svg += `<${name}${[...attributes].map(([key, value]) => ` ${key}="${value}"`).join('')}${closed}>`
    if (!closed) open.push(element)
  }
  if (!svg || open.length > 0 || text.slice(end).trim()) return refuse(broken, end)
  const [x, y, width = 0, height = 0] = (/ viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number)
  if (!Number.isFinite(Number(x) + Number(y)) || !(width > 0 && height > 0))
    return refuse(
      'The svg has no viewBox, so it cannot be drawn at every size. Write its size in its own units, for example: viewBox="0 0 64 64"',
      0,
    )
  return { svg, width, height }
}

function madeOf({ elements }: SvgRules): string {
  const names = Object.keys(elements).filter((name) => name !== 'svg' && name !== 'g')
  return `It is made of shapes (${names.join(', ')}) in groups (g), inside one svg.`
}

const isEscaped = (words: string) =>
  !/[<>]|&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(words)

/** Removes what no drawing shows, and keeps the lines. */
function withoutNotes(source: string): string {
  const lines = (part: string) => part.replace(/[^\n]/g, '')
  return source
    .replace(/^\uFEFF/, '')
    .replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*>/g, lines)
    .replace(/<(title|desc|metadata)\b[\s\S]*?(<\/\1>|\/>)/g, lines)
}

/** Returns an element's attributes without those that change nothing, or why one cannot be used. */
function readAttributes(
  source: string,
  own: readonly string[],
  { noun, attributes, values, paintAdvice }: SvgRules,
): Map<string, string> | { message: string } {
  const attribute = /\s+([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
  if (source.replace(attribute, '').trim()) return { message: broken }
  const kept = new Map<string, string>()
  for (const [, name = '', double, single = ''] of source.matchAll(attribute)) {
    const value = double ?? single
    if (name === 'fill' || name === 'stroke') {
      const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
      const isPaint = token
        ? Object.hasOwn(variables, token)
        : /^(none|currentColor)$/i.test(value) || values?.test(value)
      if (!isPaint) return { message: `${name}="${value}" cannot be used. ${paintAdvice}` }
    } else if (!own.includes(name)) {
      if (withoutEffect.test(name)) continue
      if (!attributes.test(name))
        return {
          message: `The attribute ${name} cannot be part of ${noun}. ${name === 'style' || name === 'class' ? styleAdvice : 'Remove it: only shapes, their fill and their stroke are drawn.'}`,
        }
    }
    kept.set(name, value.replace(/\s+/g, ' ').replaceAll('"', ''))
  }
  return kept
}

/** Values of the light scheme by the name of their CSS variable. */
const variables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(colors).map(([name, { light }]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    light,
  ]),
)

/**
 * Returns a drawing with the colours of the light scheme as values: for files that stand alone.
 * @param current the value of `currentColor`
 */
export function inLightColors(svg: string, current: string): string {
  return svg
    .replace(/"currentColor"/gi, `"${current}"`)
    .replace(/"var\(--([\w-]+)\)"/g, (whole, name: string) => `"${variables[name] ?? whole}"`)
}
