/**
 * The logo, `content/logo.svg`: what it may be made of, and the forms in which it is drawn. It stands inside
 * pages, where colours follow the theme, and alone in PDFs and icons, where they are those of the light scheme.
 */
import { colors } from './colors'

/** A logo that can be drawn. */
export interface Logo {
  /** Markup for pages: no ids, classes, styles or scripts. */
  svg: string
  /** Width and height of its viewBox, in its own units. */
  width: number
  height: number
}

/** Elements of a logo with their attributes beside those of paint: shapes, and groups of them. */
const elements: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox'],
  g: [],
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
}
const paints = ['fill', 'stroke']
const paintAttributes =
  /^(transform|opacity|(fill|clip)-rule|fill-opacity|stroke-(width|linecap|linejoin|miterlimit|opacity|dasharray))$/
/** Attributes that programs write and that change nothing. */
const withoutEffect =
  /^(id|version|width|height|x|y|data-[\w-]+|(xml|xmlns|inkscape|sodipodi|serif|sketch)(:[\w-]+)?|enable-background|baseProfile)$/
const paint =
  /^(none|currentColor|#[\da-f]{3}|#[\da-f]{6}|[a-z]{3,20}|rgb\([\d\s,%]+\)|var\(--([\w-]+)\))$/i

/** A logo is in the head and the foot of every page: characters of its markup. */
const maximumLength = 6000

const shapes = Object.keys(elements).filter((name) => name !== 'svg' && name !== 'g')
const advice: Readonly<Record<string, string>> = {
  script: 'A logo has no scripts.',
  style:
    'Pages allow no styles in a drawing: save it with “presentation attributes”, so that each shape has its own fill.',
  text: 'Turn the letters into outlines: nobody else has the font.',
  image: 'A picture in a drawing is not sharp at every size: draw it as shapes.',
}

/**
 * Reads a logo.
 * @param source the text of an SVG file
 * @returns the logo, or what keeps it from being one, with what to do
 */
export function readLogo(source: string): Logo | { message: string; line: number } {
  const text = withoutNotes(source)
  const open: string[] = []
  let svg = ''
  let end = 0
  const refuse = (message: string, at: number) => ({
    message,
    line: text.slice(0, at).split('\n').length,
  })
  for (const { 0: tag, 1: slash, 2: name = '', 3: rest = '', 4: closed, index } of text.matchAll(
    /<(\/?)([\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g,
  )) {
    if (text.slice(end, index).trim()) return refuse(broken, end)
    end = index + tag.length
    if (slash) {
      if (open.pop() !== name) return refuse(broken, index)
      svg += tag
      continue
    }
    const allowed = elements[name]
    if (!allowed || (open.length === 0) !== (name === 'svg'))
      return refuse(
        `<${name}> cannot be part of a logo. ${advice[name] ?? `It is made of shapes (${shapes.join(', ')}) in groups (g), inside one svg.`}`,
        index,
      )
    const attributes = readAttributes(rest, [...allowed])
    if ('message' in attributes) return refuse(attributes.message, index)
    svg += `<${name}${attributes.text}${closed}>`
    if (!closed) open.push(name)
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
  if (width > 2 * height || height > 2 * width)
    return refuse(
      `The viewBox is ${width} by ${height}. The logo stands beside the name, which is text, and in square icons: give the mark alone, at most twice as wide as it is high.`,
      0,
    )
  if (svg.length > maximumLength)
    return refuse(
      `The logo has ${svg.length} characters, and every page holds it twice: ${maximumLength} are the most. Simplify its paths, for example with: npx svgo content/logo.svg`,
      0,
    )
  return { svg, width, height }
}

const broken =
  'This is not an SVG that can be read: a part of it is not closed, or stands outside of an element. Save it anew as plain SVG.'

/** Removes what no drawing shows, and keeps the lines. */
function withoutNotes(source: string): string {
  const lines = (part: string) => part.replace(/[^\n]/g, '')
  return source
    .replace(/^\uFEFF/, '')
    .replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*>/g, lines)
    .replace(/<(title|desc|metadata)\b[\s\S]*?(<\/\1>|\/>)/g, lines)
}

/** Returns an element's attributes without those that change nothing, or why one cannot be used. */
function readAttributes(source: string, own: string[]): { text: string } | { message: string } {
  const attribute = /\s+([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
  if (source.replace(attribute, '').trim()) return { message: broken }
  let kept = ''
  for (const [, name = '', double, single = ''] of source.matchAll(attribute)) {
    const value = double ?? single
    if (paints.includes(name)) {
      const token = paint.exec(value)?.[2]
      if (!paint.test(value) || (token && !Object.hasOwn(variables, token)))
        return {
          message: `${name}="${value}" cannot be used. Write a colour (#1F3A8A), currentColor for the colour of actions, which follows the theme, or one of src/look/colors.ts: var(--accent)`,
        }
    } else if (!own.includes(name)) {
      if (withoutEffect.test(name)) continue
      if (!paintAttributes.test(name))
        return {
          message: `The attribute ${name} cannot be part of a logo. ${name === 'style' || name === 'class' ? advice.style : 'Remove it: only shapes, their fill and their stroke are drawn.'}`,
        }
    }
    kept += ` ${name}="${value.replace(/\s+/g, ' ').replaceAll('"', '')}"`
  }
  return { text: kept }
}

/** Values of the light scheme by the name of their CSS variable. */
const variables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(colors).map(([name, { light }]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    light,
  ]),
)

/** Returns a logo with the colours of the light scheme as values: for files that stand alone. */
export function standaloneLogo(svg: string): string {
  return svg
    .replace(/"currentColor"/gi, `"${colors.action.light}"`)
    .replace(/"var\(--([\w-]+)\)"/g, (whole, name: string) => `"${variables[name] ?? whole}"`)
}
