import { colors } from './colors'

export interface SvgElement {
  name: string
  /** Attributes that have an effect. */
  attributes: ReadonlyMap<string, string>
}

export interface SvgRules {
  /** Name of the drawing in messages: `a logo`. */
  noun: string
  /** Elements and their own attributes. */
  elements: Readonly<Record<string, readonly string[]>>
  /** For every element, in addition to fill and stroke. */
  attributes: RegExp
  /** In addition to `currentColor` and variables. */
  values?: RegExp
  paintAdvice: string
  /** Corrections by element. */
  advice: Readonly<Record<string, string>>
  /** Returns a mistake in an element, if any. `parents`: outermost first. */
  explain?(element: SvgElement, parents: readonly SvgElement[]): string | undefined
}

/** A drawing without ids, classes, styles and scripts. */
export interface Svg {
  svg: string
  /** Width of the viewBox. */
  width: number
  height: number
}

export interface SvgDiagnostic {
  message: string
  line: number
}

export const shapes: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
}
/** In addition to fill and stroke. */
export const paintAttributes =
  'transform|opacity|(fill|clip)-rule|fill-opacity|stroke-(width|linecap|linejoin|miterlimit|opacity|dasharray)'
/** Attributes of drawing programs that have no effect. */
const withoutEffect =
  /^(id|version|width|height|x|y|data-[\w-]+|(xml|xmlns|inkscape|sodipodi|serif|sketch)(:[\w-]+)?|enable-background|baseProfile)$/
const withText: readonly string[] = ['text', 'tspan']

const broken =
  'This SVG cannot be read: an element is not closed, or text is outside an element. Save it again as plain SVG.'
const unescaped =
  'This SVG cannot be read: a text has & or <. Write &amp; or &lt;, and a space for &nbsp;.'
export const styleAdvice =
  'Pages do not allow styles in drawings. Save the file with “presentation attributes”, which give each shape its own fill.'

/**
 * Reads an SVG file for pages. Rejects unlisted elements and attributes.
 * @returns the drawing, or its mistakes at the line of the first
 */
export function readSvg(source: string, rules: SvgRules): Svg | SvgDiagnostic {
  const text = withoutComments(source)
  const open: SvgElement[] = []
  let svg = ''
  let end = 0
  const mistakes = new Map<string, number>()
  const note = (message: string, at: number) =>
    mistakes.set(message, mistakes.get(message) ?? text.slice(0, at).split('\n').length)
  // Other mistakes explain why the file cannot be read.
  const reject = (message: string, at: number) => {
    if (mistakes.size === 0) note(message, at)
    const [[first, line] = [message, 1], ...others] = mistakes
    const further = others.map(([other, where]) => `\n    Line ${where}: ${other}`)
    return { message: first + further.join(''), line }
  }
  for (const { 0: tag, 1: slash, 2: name = '', 3: rest = '', 4: closed, index } of text.matchAll(
    /<(\/?)([\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g,
  )) {
    const words = text.slice(end, index)
    const isText = withText.includes(open.at(-1)?.name ?? '')
    if (isText && !isEscaped(words)) return reject(unescaped, end)
    if (!isText && words.trim()) return reject(broken, end)
    if (isText) svg += words.replace(/\s+/g, ' ')
    end = index + tag.length
    if (slash) {
      if (open.pop()?.name !== name) return reject(broken, index)
      svg += tag
      continue
    }
    const allowed = Object.hasOwn(rules.elements, name) ? rules.elements[name] : undefined
    const isAllowed = allowed && (open.length === 0) === (name === 'svg')
    if (!isAllowed)
      note(
        `<${name}> cannot be part of ${rules.noun}. ${rules.advice[name] ?? madeOf(rules)}`,
        index,
      )
    const { attributes, messages } = readAttributes(rest, allowed ?? [], rules)
    const element = { name, attributes }
    const mistake = rules.explain?.(element, open)
    if (isAllowed) for (const message of [...messages, mistake ?? []].flat()) note(message, index)
    svg += `<${name}${[...attributes].map(([key, value]) => ` ${key}="${value}"`).join('')}${closed}>`
    if (!closed) open.push(element)
  }
  const isOpen = !svg || open.length > 0 || text.slice(end).trim()
  if (isOpen || mistakes.size > 0) return reject(broken, end)
  const [x, y, width = 0, height = 0] = (/ viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number)
  if (!Number.isFinite(Number(x) + Number(y)) || !(width > 0 && height > 0)) {
    const [own = '64', high = '64'] = ['width', 'height'].map(
      (side) => new RegExp(`<svg[^>]*\\s${side}="([\\d.]+)`).exec(text)?.[1],
    )
    return reject(
      `The svg has no viewBox, which is needed to scale it. Write its size in its own units, for example: viewBox="0 0 ${own} ${high}"`,
      0,
    )
  }
  return { svg, width, height }
}

function madeOf({ elements }: SvgRules): string {
  const names = Object.keys(elements).filter((name) => name !== 'svg' && name !== 'g')
  return `Use only shapes (${names.join(', ')}) in groups (g), inside a single svg.`
}

const isEscaped = (words: string) =>
  !/[<>]|&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(words)

/** Keeps line numbers. */
function withoutComments(source: string): string {
  const lines = (part: string) => part.replace(/[^\n]/g, '')
  return source
    .replace(/^\uFEFF/, '')
    .replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*>/g, lines)
    .replace(/<(title|desc|metadata)\b[\s\S]*?(<\/\1>|\/>)/g, lines)
}

/** Returns effective attributes, and messages about the invalid ones. */
function readAttributes(
  source: string,
  own: readonly string[],
  { noun, attributes, values, paintAdvice }: SvgRules,
): { attributes: Map<string, string>; messages: string[] } {
  const attribute = /\s+([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
  const result = new Map<string, string>()
  const messages = source.replace(attribute, '').trim() ? [broken] : []
  for (const [, name = '', double, single = ''] of source.matchAll(attribute)) {
    const value = double ?? single
    if (name === 'fill' || name === 'stroke') {
      const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
      const isPaint = token
        ? Object.hasOwn(variables, token)
        : /^(none|currentColor)$/i.test(value) || values?.test(value)
      if (!isPaint) messages.push(`${name}="${value}" cannot be used. ${paintAdvice}`)
    } else if (!own.includes(name)) {
      // Figma writes this style on every text.
      if (withoutEffect.test(name) || /^white-space: ?pre;?$/.test(value)) continue
      if (!attributes.test(name))
        messages.push(
          `The attribute ${name} cannot be part of ${noun}. ${name === 'style' || name === 'class' ? styleAdvice : 'Remove it: a drawing consists only of shapes with fill and stroke.'}`,
        )
    }
    result.set(name, value.replace(/\s+/g, ' ').replaceAll('"', ''))
  }
  return { attributes: result, messages }
}

const variables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(colors).map(([name, { light }]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    light,
  ]),
)

/**
 * Returns a drawing with literal light colours, for files.
 * @param current value of `currentColor`
 */
export function inLightColors(svg: string, current: string): string {
  return svg
    .replace(/"currentColor"/gi, `"${current}"`)
    .replace(/"var\(--([\w-]+)\)"/g, (whole, name: string) => `"${variables[name] ?? whole}"`)
}
